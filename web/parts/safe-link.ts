/** The address of an article if it may be opened: http or https only, whatever a ledger file brought in. */
export function safeLink(url: string): string | undefined {
  try {
    const { protocol, href } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}
