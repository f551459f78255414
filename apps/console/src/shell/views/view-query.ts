const PAGE = 'page'

/** What an address asks of a list, without the page, in an order of its own: the same filters are the same text. */
export function viewQuery(search: URLSearchParams): string {
  const kept = new URLSearchParams(search)
  kept.delete(PAGE)
  kept.sort()
  return kept.toString()
}
