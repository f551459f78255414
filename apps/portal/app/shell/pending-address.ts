/** A page's path with what stands after `?`. */
interface Place {
  readonly pathname: string
  readonly search: string
}

let pending: Place | undefined

/** Says which page is being loaded; undefined when none is. */
export function setPending(place: Place | undefined): void {
  pending = place
}

/**
 * The address that a link of a list means while another choice in the same list is still loading: that choice with the link's own change
 * to it. Links are written for the page that is shown, so without this the second of two quick taps would take the first
 * one back. Undefined when the link leads elsewhere or nothing is loading.
 */
export function joinPending(
  target: string,
  shown: Place,
  loading: Place | undefined = pending,
): string | undefined {
  const { pathname, search: query, hash } = new URL(target, 'http://portal.internal')
  if (loading?.pathname !== pathname || shown.pathname !== pathname) return undefined
  const [before, after] = [new URLSearchParams(shown.search), new URLSearchParams(query)]
  const joined = new URLSearchParams(loading.search)
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const value = after.get(key)
    if (value === before.get(key)) continue
    if (value === null) joined.delete(key)
    else joined.set(key, value)
  }
  const search = joined.toString()
  return pathname + (search && `?${search}`) + hash
}
