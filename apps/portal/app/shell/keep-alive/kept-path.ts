/** Session storage key under which scroll positions are kept; the home page's is its address, so it survives any way back. */
export const SCROLL_STORAGE_KEY = 'portal-scroll-positions'

/** Whether the page of this address is kept alive when one leaves it (specification 2: the home page). */
export function isKeptPath(pathname: string): boolean {
  return /^\/(?:[a-z-]+\/)?index$/.test(pathname)
}

/** The key a scroll position is stored under: the address for the kept page, the history entry for all others. */
export function scrollKey(location: { pathname: string; key: string }): string {
  return isKeptPath(location.pathname) ? location.pathname : location.key
}
