import type { MenuItem } from '../menu/resolve-menu.ts'

/** Links of the menu that are no page for search engines: they ask for a login. */
const OWN_PAGES: ReadonlySet<string> = new Set(['/authentication'])

/** The pages of a menu that search engines are told of. */
export function indexedPages(menu: readonly MenuItem[]): string[] {
  return menu.flatMap(({ activeIndex, children = [] }) => [
    ...(activeIndex && !OWN_PAGES.has(activeIndex) ? [activeIndex] : []),
    ...indexedPages(children),
  ])
}
