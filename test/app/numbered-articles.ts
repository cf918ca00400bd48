/** `size` articles with the numbers from `start` on, of one outlet each, so that a number is exactly one article. */
export function batchOf(start: number, size: number, prefix = '') {
  return Array.from({ length: size }, (_, index) => numberedArticle(start + index, prefix));
}

export function numberedArticle(number: number, prefix = '') {
  return {
    url: `https://www.reuters.com/world/${prefix}${number}`,
    title: `Tesla opens plant ${prefix}${number} in a town beyond the hills`,
    snippet: `The Fed watches plant ${number}`,
    source: 'Reuters',
  };
}
