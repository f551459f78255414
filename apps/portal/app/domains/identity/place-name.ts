import { isConsole, pagePath } from '@lqr/contract/reference/inner-target.ts'
import type { MenuItem } from '../../shell/menu/resolve-menu.ts'
import { copy } from './copy.ts'

function labelOf(menu: readonly MenuItem[], address: string): string | undefined {
  for (const { label, activeIndex, children } of menu) {
    if (activeIndex === address) return label
    const below = labelOf(children ?? [], address)
    if (below) return below
  }
  return undefined
}

/** A page in the words of the menu; its address when the menu does not know it. */
export function placeName(target: string, menu: readonly MenuItem[]): string {
  if (isConsole(target)) return copy.relay.console
  const [path = '', query] = target.split('?')
  const page = pagePath(path)
  return labelOf(menu, query ? `${page}?${query}` : page) ?? labelOf(menu, page) ?? target
}
