import { tabTexts } from '@lqr/web-client/kept-texts.ts'

/** Session storage key under which React Router keeps the scroll positions of this tab. */
export const SCROLL_STORAGE_KEY = 'console-scroll-positions'

/** The key a scroll position is stored under: the history entry, and the address where a page was loaded, as all such entries are called the same. */
export function scrollKey({ pathname, key }: { pathname: string; key: string }): string {
  return key === 'default' ? pathname : key
}

/** A page that is opened anew begins at its top, wherever it was left in this tab before; loaded again or come back to, it stands as it was. */
export function beginAtTop(pathname: string, entry: unknown): void {
  const kept = tabTexts.read(SCROLL_STORAGE_KEY)
  // An entry that was shown before bears what the router noted on it.
  if (entry !== null || kept === undefined) return
  const { [pathname]: left, ...others } = JSON.parse(kept) as Record<string, number>
  if (left !== undefined) tabTexts.keep(SCROLL_STORAGE_KEY, JSON.stringify(others))
}
