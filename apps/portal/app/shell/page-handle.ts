/** What a page says of itself besides its texts: `export const handle`. */
export interface PageHandle {
  /**
   * The query keys its loader reads. Any other is left out of an anonymous page's address before it is made and kept, so
   * that tracking parameters and random keys can neither split nor fill the cache.
   */
  readonly queryKeys: readonly string[]
  /** Sent without the scripts of the framework: a page of links and forms, whole as it is (decision 0122). */
  readonly isPlain?: true
  /** Fills a large screen and is measured by it, with all letters on it. */
  readonly isWall?: true
  /**
   * Everything the first picture needs of style, written into the page by the server; in the browser '' for it. The style
   * sheets come after the first paint.
   */
  readonly earlyStyle?: string
}
