import { getDomain } from 'tldts';

/** Labels that say how a page is shown; they name the site itself where nothing stands to their right but a public suffix. */
const VIEW_LABEL = /^(?:www\d*|m|mobile|amp|touch)$/u;

/**
 * Hosts that serve the same paths as another: edition, text-only and renamed hosts. Keys only; who publishes is another
 * question (source-table.ts). Written without `www.` and view labels.
 */
const SAME_PATHS: Readonly<Record<string, string>> = {
  'edition.cnn.com': 'cnn.com',
  'us.cnn.com': 'cnn.com',
  'bbc.co.uk': 'bbc.com',
  'guardian.co.uk': 'theguardian.com',
  'x.com': 'twitter.com',
  'old.reddit.com': 'reddit.com',
  'new.reddit.com': 'reddit.com',
  'np.reddit.com': 'reddit.com',
  'm-en.yna.co.kr': 'en.yna.co.kr',
  'm-jp.yna.co.kr': 'jp.yna.co.kr',
  'm-cn.yna.co.kr': 'cn.yna.co.kr',
  'news.joins.com': 'joongang.co.kr',
  'mnews.joins.com': 'joongang.co.kr',
  'mnews.joongang.co.kr': 'joongang.co.kr',
  'huffingtonpost.com': 'huffpost.com',
  'thetimes.co.uk': 'thetimes.com',
  'web.facebook.com': 'facebook.com',
  'old.theguardian.com': 'theguardian.com',
};

/** The host as compared: without `www.`, `m.`, `mobile.`, `amp.` (never at or below the registrable domain), one per site. */
export function comparableHost(hostname: string): string {
  const host = hostname.toLowerCase().replace(/\.+$/u, '');
  const bare = withoutViewLabels(host);
  return Object.hasOwn(SAME_PATHS, bare) ? (SAME_PATHS[bare] ?? bare) : bare;
}

function withoutViewLabels(host: string): string {
  const domain = getDomain(host, { allowPrivateDomains: true });
  if (domain === null || domain === host || !host.endsWith(`.${domain}`)) return host;
  const labels = host.slice(0, -domain.length - 1).split('.');
  const kept = labels.filter((label) => !VIEW_LABEL.test(label));
  const [first = '', ...rest] = kept;
  return [...(first === '' ? [] : [first.replace(/^amp-(?=.)/u, '')]), ...rest, domain].join('.');
}
