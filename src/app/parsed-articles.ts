/** What a file or a feed holds, before anything is checked; both lists count by the place in the input. */
export interface ParsedArticles {
  readonly articles: readonly { readonly index: number; readonly article: Record<string, unknown> }[];
  /** Lines or items that are no article at all, by their place in the input. */
  readonly refused: readonly { readonly index: number; readonly code: string; readonly message: string }[];
}
