import { addressInGoogleNewsId, textInBase64Url } from './google-news-id.ts';
import { decodePart } from './percent-form.ts';

/** Finds the wrapped address in a parsed one; null where there is none, and then the wrapper itself is the address. */
type Unwrap = (url: URL) => string | null;

interface Wrapper {
  readonly name: string;
  readonly host: RegExp;
  readonly path: RegExp;
  readonly unwrap: Unwrap;
}

const GOOGLE = /^(?:www\.|news\.|m\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/u;

/**
 * The services whose job is to send a reader on, by name. A parameter called `url` or `next` on any other host is data.
 * Short links (t.co, bit.ly, feedproxy) hold no address: they stay as they are.
 */
const WRAPPERS: readonly Wrapper[] = [
  { name: 'google-redirect', host: GOOGLE, path: /^\/url$/u, unwrap: parameter('q', 'url') },
  {
    name: 'google-amp',
    host: GOOGLE,
    path: /^\/amp\/./u,
    unwrap: (url) => afterPrefix(url, /^\/amp\/(s\/)?(.+)$/u),
  },
  {
    name: 'google-news',
    host: /^news\.google\.com$/u,
    path: /\/(?:articles|read)\/[\w-]+=*$/u,
    unwrap: (url) => addressInGoogleNewsId(url.pathname.replace(/^.*\//u, '')),
  },
  {
    name: 'amp-cache',
    host: /(?:^|\.)(?:cdn\.ampproject\.(?:org|net)|ampproject\.net|bing-amp\.com|amp\.cloudflare\.com)$/u,
    path: /^\/(?:[acivrx]|wp|mbv?)\/./u,
    unwrap: (url) => afterPrefix(url, /^\/[a-z]+\/(s\/)?(.+)$/u),
  },
  {
    name: 'facebook',
    host: /^(?:lm?|www|m|touch|web)\.(?:facebook|messenger|workplace)\.com$/u,
    path: /^\/(?:l\.php|flx\/warn\/?)$/u,
    unwrap: parameter('u'),
  },
  {
    name: 'instagram',
    host: /^l\.(?:instagram\.com|threads\.net|threads\.com)$/u,
    path: /^\//u,
    unwrap: parameter('u'),
  },
  {
    name: 'outlook',
    host: /\.safelinks\.protection\.(?:outlook\.com|office365\.us)$/u,
    path: /^\//u,
    unwrap: parameter('url'),
  },
  {
    name: 'outlook-web',
    host: /^(?:outlook\.(?:office|office365|live)\.com|statics\.teams\.(?:cdn\.office\.net|microsoft\.com|cdn\.live\.net))$/u,
    path: /safelinks?(?:\.html)?$/u,
    unwrap: parameter('url'),
  },
  { name: 'youtube', host: /^(?:(?:www|m)\.)?youtube\.com$/u, path: /^\/redirect$/u, unwrap: parameter('q') },
  {
    name: 'youtube-attribution',
    host: /^(?:(?:www|m)\.)?youtube\.com$/u,
    path: /^\/attribution_link$/u,
    unwrap: (url) => relative(url, parameter('u')(url)),
  },
  { name: 'duckduckgo', host: /^(?:html\.)?duckduckgo\.com$/u, path: /^\/l\/?$/u, unwrap: parameter('uddg') },
  {
    name: 'bing',
    host: /^(?:www\.)?bing\.com$/u,
    path: /^\/ck\/a$/u,
    unwrap: (url) => bingTarget(rawParameter(url, 'u')),
  },
  {
    name: 'yahoo-search',
    host: /^r\.search\.yahoo\.com$/u,
    path: /\/RU=/u,
    unwrap: (url) => decodePart(/\/RU=([^/]+)/u.exec(url.pathname)?.[1] ?? ''),
  },
  {
    name: 'linkedin',
    host: /^(?:www\.)?linkedin\.com$/u,
    path: /^\/(?:redir\/redirect|safety\/go)\/?$/u,
    unwrap: parameter('url'),
  },
  { name: 'reddit', host: /^out\.reddit\.com$/u, path: /^\//u, unwrap: parameter('url') },
  { name: 'vk', host: /^(?:m\.)?vk\.com$/u, path: /^\/away\.php$/u, unwrap: parameter('to') },
  { name: 'tumblr', host: /^(?:t\.umblr\.com|href\.li)$/u, path: /^\/redirect$/u, unwrap: parameter('z') },
  { name: 'slack', host: /^slack-redir\.net$/u, path: /^\/link$/u, unwrap: parameter('url') },
  {
    name: 'steam',
    host: /^steamcommunity\.com$/u,
    path: /^\/linkfilter\/?$/u,
    unwrap: parameter('url', 'u'),
  },
  { name: 'pocket', host: /^getpocket\.com$/u, path: /^\/redirect$/u, unwrap: parameter('url') },
  { name: 'naver-link', host: /^link\.naver\.com$/u, path: /^\/bridge$/u, unwrap: parameter('url') },
  {
    name: 'bing-amp',
    host: /^(?:www\.)?bing\.com$/u,
    path: /^\/amp\/./u,
    unwrap: (url) => afterPrefix(url, /^\/amp\/(s\/)?(.+)$/u),
  },
  {
    name: 'yandex-turbo',
    host: /^(?:www\.)?yandex\.(?:ru|com|by|kz)$/u,
    path: /^\/turbo(?:\/.|\/?$)/u,
    unwrap: (url) => parameter('text')(url) ?? afterPrefix(url, /^\/turbo\/(s\/)?(.+)$/u),
  },
  {
    name: 'proofpoint-1',
    host: /^urldefense\.proofpoint\.com$/u,
    path: /^\/v1\/url$/u,
    unwrap: parameter('u'),
  },
  {
    name: 'proofpoint-2',
    host: /^urldefense\.proofpoint\.com$/u,
    path: /^\/v2\/url$/u,
    unwrap: (url) => decodePart((rawParameter(url, 'u') ?? '').replaceAll('-', '%').replaceAll('_', '/')),
  },
  {
    name: 'proofpoint-3',
    host: /^urldefense\.(?:com|us|proofpoint\.com)$/u,
    path: /^\/v3\/__./u,
    unwrap: proofpointTarget,
  },
];

/** The address that a named wrapper holds, one layer; null when `url` is no wrapper or holds none. */
export function unwrapOnce(url: URL): string | null {
  const host = url.hostname.replace(/\.+$/u, '');
  const wrapper = WRAPPERS.find((known) => known.host.test(host) && known.path.test(url.pathname));
  const inner = wrapper?.unwrap(url) ?? null;
  if (inner === null) return null;
  const text = /^https?%3a/iu.test(inner) ? decodePart(inner) : inner;
  return hasScheme(text) ? text : null;
}

/** A wrapped `javascript:` counts, so that it is met, and refused, by the check that follows an unwrap. */
function hasScheme(text: string): boolean {
  const bare = text.replace(/[\u0000-\u0020]/gu, '');
  return /^https?:\/\//iu.test(bare) || /^(?:javascript|vbscript|data|blob|file|about|ftp):/iu.test(bare);
}

function parameter(...names: readonly string[]): Unwrap {
  return (url) => {
    const values = names.map((name) => rawParameter(url, name)).filter((value) => value !== null);
    const decoded = values.map(decodePart);
    return (
      decoded.find((value) => hasScheme(value) || /^https?%3a/iu.test(value)) ??
      decoded.find((value) => value.startsWith('/')) ??
      null
    );
  };
}

/** By the raw query: URLSearchParams would turn `+` in the wrapped address into a space. */
function rawParameter(url: URL, name: string): string | null {
  const piece = url.search
    .slice(1)
    .split('&')
    .find((part) => part.startsWith(`${name}=`));
  return piece === undefined ? null : piece.slice(name.length + 1);
}

/** `/amp/s/host/path`, `/c/s/host/path`: `s/` says https. The query and fragment of the cache are the article's. */
function afterPrefix(url: URL, form: RegExp): string | null {
  const [, secure, rest = ''] = form.exec(url.pathname) ?? [];
  const target = rest.includes('/') ? rest : decodePart(rest);
  const bare = target.replace(/^https?:\/+/iu, '');
  if (!/^[^/?#]+\.[^/?#]+/u.test(bare)) return null;
  return `${secure === undefined ? 'http' : 'https'}://${bare}${url.search}${url.hash}`;
}

function relative(url: URL, target: string | null): string | null {
  return target?.startsWith('/') === true ? `${url.origin}${target}` : target;
}

/** `u=a1aHR0cHM6…`: two characters, then base64url of the address. */
function bingTarget(value: string | null): string | null {
  return value === null ? null : textInBase64Url(value.slice(2));
}

/** `/v3/__https://host/a*b__;Kw!!…`: each `*` stands for one character of the base64url text after `__;`. */
function proofpointTarget(url: URL): string | null {
  const [, target = '', codes = ''] = /^\/v3\/__(.+)__;([\w-]*)/u.exec(url.pathname + url.search) ?? [];
  const characters = [...(textInBase64Url(codes) ?? '')];
  const filled = target
    .replace(/^(https?:)\/(?!\/)/u, '$1//')
    .replace(/\*(?!\*)/gu, () => characters.shift() ?? '*');
  return /^https?:\/\//iu.test(filled) ? filled : null;
}
