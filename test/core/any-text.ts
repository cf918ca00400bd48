import fc from 'fast-check';

/** Pieces that addresses are made of, honest and not: joined at random they reach every branch. */
const SHARDS = [
  'http', 'https', 'HTTPS', 'javascript', ':', '//', '/', '\\', '?', '#', '&', '=', '@', '.', '..', '%2e', '%252F', '%', '%zz', '%26amp;', '&amp;', '&#38;', '&%61mp;',
  ' ', '\t', '\u200b', '[::1]', ':80', ':99999', '1.2.3.4', '0x7f.1', 'example.com', 'www.', 'm.', 'amp.', '한국.kr', 'xn--', 'localhost', 'index.html', 'amp', '.amp', ';jsessionid=1',
  'utm_source=a', 'id=1', 'ref=a.com', '#!', '#/', '/path', ':~:text=a', 'https%3A%2F%2Fexample.com', 'https://www.google.com/url?q=', 'https://l.facebook.com/l.php?u=', 'https://a.cdn.ampproject.org/c/s/',
  'https://news.google.com/articles/CBMi', 'https://urldefense.com/v3/__', '__;Kys', '<![CDATA[', ']]>', '<', '>', '\ud800', 'é', 'e\u0301', 'ﷺ', '٣',
]; // biome-ignore format: a list of pieces
/** Any string, biased to what a URL parser meets. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.array(fc.constantFrom(...SHARDS), { maxLength: 14 }).map((shards) => shards.join('')),
  fc.array(fc.constantFrom(...SHARDS), { maxLength: 12 }).map((shards) => `https://${shards.join('')}`),
);
