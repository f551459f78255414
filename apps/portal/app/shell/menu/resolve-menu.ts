/** One entry of the menu (specification 2, top navigation bar). */
export interface MenuItem {
  readonly label: string
  /** The entry's own page, without the site: `/financial`. Entries that only open a submenu have none after resolving. */
  readonly activeIndex?: string | undefined
  /** Detail pages that highlight this entry. */
  readonly details?: readonly string[]
  readonly children?: readonly MenuItem[]
}

const pathOf = (address: string) => address.split('?')[0] ?? address

/** The menu with only those links that lead to a page; an entry with neither page nor children is left out. */
export function resolveMenu(menu: readonly MenuItem[], paths: readonly string[]): MenuItem[] {
  const known = new Set(paths)
  return menu.flatMap((item) => {
    const children = resolveMenu(item.children ?? [], paths)
    const own = item.activeIndex && known.has(pathOf(item.activeIndex)) ? item.activeIndex : undefined
    if (!own && children.length === 0) return []
    return [{ ...item, activeIndex: own, children: children.length > 0 ? children : undefined }]
  })
}

/**
 * Index of the top entry a page belongs to, or -1. A page that is an entry's own or its detail wins over one that is
 * only linked from another entry's submenu.
 */
export function activeEntry(menu: readonly MenuItem[], pathname: string): number {
  const own = menu.findIndex(
    (item) => pathOf(item.activeIndex ?? '') === pathname || item.details?.includes(pathname),
  )
  if (own >= 0) return own
  return menu.findIndex((item) => activeEntry(item.children ?? [], pathname) >= 0)
}
