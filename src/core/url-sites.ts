/**
 * Sites whose address of one article has several forms, or whose path carries words that the editors change. A rule
 * gives the key that all forms share. It holds the identity of the article and nothing of how it was reached; whatever
 * fits no rule goes the common way.
 */
export interface SiteAddress {
  /** As compared: no `www.`, no view label. */
  readonly host: string;
  readonly path: string;
  /** Decoded values of the first parameter of each name. */
  readonly query: ReadonlyMap<string, string>;
}

interface SiteRule {
  readonly host: RegExp;
  readonly key: (address: SiteAddress) => string | null;
  readonly source: string;
}

const SITES: readonly SiteRule[] = [
  {
    host: /(?:^|\.)naver\.com$/u,
    key: naverNews,
    source: 'disjukr/just-news#271; public crawlers: oid = press, aid = article',
  },
  { host: /^blog\.naver\.com$/u, key: naverBlog, source: 'Naver blog address forms' },
  { host: /(?:^|\.)daum\.net$/u, key: daumNews, source: 'Daum address forms in public crawlers' },
  {
    host: /^news\.yahoo\.co\.jp$/u,
    key: byPath(/^\/(articles|expert\/articles)\/([0-9a-f]{40})(?:\/(?:comments|images\/\d+))?\/?$/u),
    source: 'Yahoo Japan: the hash is the article',
  },
  {
    host: /^(?:headlines|zasshi\.news|rdsig)\.yahoo\.co\.jp$/u,
    key: ({ query, host, path }) =>
      /^\/(?:hl|article)$/u.test(path) && query.has('a') ? `${host}/${query.get('a')}` : null,
    source: 'old Yahoo Japan headlines: a is the article',
  },
  {
    host: /^(?:(?:www|music)\.)?youtube(?:-nocookie)?\.com$|^youtu\.be$|^music\.youtube\.com$/u,
    key: youtube,
    source: 'lobsters normalize_url_spec.rb',
  },
  {
    host: /^twitter\.com$/u,
    key: byPath(/^\/([^/]+)\/(status)(?:es)?\/(\d+)(?:\/(?:photo|video)\/\d+)?\/?$/u),
    source: 'a post and its pictures',
  },
  {
    host: /^news\.google\.com$/u,
    key: ({ path }) => tail('news.google.com/articles/', /\/(?:articles|read)\/([\w-]+)=*$/u.exec(path)),
    source: 'one opaque id, four paths',
  },
  {
    host: /^cnn\.com$/u,
    key: ({ path }) => tail('cnn.com/', /^\/cnn\/(\d{4}\/.+?)(?:\/index\.html|\/)?$/u.exec(path)),
    source: 'amp.cnn.com puts /cnn before the path',
  },
  // The number is the article; the words before or after it change with the headline
  {
    host: /(?:^|\.)lanacion\.com\.ar$/u,
    key: byPath(/^\/(\d{6,})-[^/]*\/?$/u),
    source: 'Canillitapp/headlines-iOS#28',
  },
  {
    host: /^apnews\.com$/u,
    key: ({ path }) =>
      tail('apnews.com/article/', /^\/(?:article\/(?:[^/]*-)?)?([0-9a-f]{32})\/?$/u.exec(path)),
    source: 'AP: 32 hexadecimal digits, with or without words',
  },
  {
    host: /(?:^|\.)indiatimes\.com$/u,
    key: ({ host, path }) =>
      tail(
        `${host}/articleshow/`,
        /\/(?:amp_)?(?:articleshow|liveblog)(?:_amp)?\/(\d{6,})\.cms$/u.exec(path),
      ),
    source: 'Times group: the number of articleshow',
  },
  {
    host: /^dw\.com$/u,
    key: ({ path }) => tail('dw.com/a-', /^\/[a-z-]{2,7}\/(?:[^/]*\/)*a-(\d{6,})$/u.exec(path)),
    source: 'DW: a- and the number',
  },
];

/** The shared key of an address on a listed site, or null. */
export function siteKey(address: SiteAddress): string | null {
  for (const site of SITES) {
    const key = site.host.test(address.host) ? site.key(address) : null;
    if (key !== null) return key;
  }
  return null;
}

/** The captured parts of the path, in order, under the host. */
function byPath(form: RegExp): SiteRule['key'] {
  return ({ host, path }) => {
    const match = form.exec(path);
    return match === null ? null : `${host}/${match.slice(1).join('/')}`;
  };
}

function tail(head: string, match: RegExpExecArray | null): string | null {
  return match === null ? null : `${head}${match[1] ?? ''}`;
}

/** Press code (3 digits) and article number (10), in the path or as oid and aid, on news, sports, entertainment, mobile. */
function naverNews({ path, query }: SiteAddress): string | null {
  const [, oid, aid] = /\/article\/(?:comment\/|print\/)?(\d{3})\/(\d{10})\/?$/u.exec(path) ?? [];
  return naverArticle(oid, aid) ?? naverArticle(query.get('oid'), query.get('aid'));
}

function naverArticle(oid: string | undefined, aid: string | undefined): string | null {
  if (oid === undefined || aid === undefined || !/^\d{3}$/u.test(oid) || !/^\d{1,10}$/u.test(aid))
    return null;
  return `n.news.naver.com/article/${oid}/${aid.padStart(10, '0')}`;
}

function naverBlog({ path, query }: SiteAddress): string | null {
  const [, writer, number] = /^\/([\w-]+)\/(\d{8,})\/?$/u.exec(path) ?? [
    undefined,
    query.get('blogId'),
    query.get('logNo'),
  ];
  return writer === undefined || number === undefined ? null : `blog.naver.com/${writer}/${number}`;
}

/** Every Daum host shows an article at /v/<id>; older pages name it newsid. */
function daumNews({ path, query }: SiteAddress): string | null {
  const id =
    /^\/v\/([0-9A-Za-z]{8,})\/?$/u.exec(path)?.[1] ??
    /newsview\/?(\d{14,})?\/?$/u.exec(path)?.[1] ??
    query.get('newsid') ??
    query.get('newsId');
  return id === undefined || !/^[0-9A-Za-z]{8,}$/u.test(id) ? null : `v.daum.net/v/${id}`;
}

function youtube({ host, path, query }: SiteAddress): string | null {
  const video =
    host === 'youtu.be'
      ? /^\/([\w-]+)\/?$/u.exec(path)?.[1]
      : (/^\/(?:shorts|live|embed|v|e)\/([\w-]+)\/?$/u.exec(path)?.[1] ??
        (/^\/watch\/?$/u.test(path) ? query.get('v') : undefined));
  if (video !== undefined && video !== '') return `youtube.com/watch?v=${video}`;
  const list = query.get('list');
  return /^\/playlist\/?$/u.test(path) && list !== undefined ? `youtube.com/playlist?list=${list}` : null;
}
