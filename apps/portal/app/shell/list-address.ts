/** The part of an address after `?` that a list keeps: filter key → its text. */
export type KeptQuery = Readonly<Record<string, string>>

/** The address of a list after a change: a text sets a key, undefined takes it away; any change leads back to page 1. */
export function addressWith(
  path: string,
  kept: KeptQuery,
  change: Readonly<Record<string, string | undefined>> = {},
): string {
  const next = Object.entries({ ...kept, page: undefined, ...change })
  const search = new URLSearchParams(next.flatMap(([key, value]) => (value ? [[key, value]] : [])))
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

/** The address of another page of the same list; the first page has no number. */
export function pageAddressOf(path: string, kept: KeptQuery, page: number): string {
  return addressWith(path, kept, { page: page > 1 ? String(page) : undefined })
}
