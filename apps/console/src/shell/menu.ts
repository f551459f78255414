import type { LucideIcon } from 'lucide-react'
import type { Role, ROLE_DEFAULT } from '@lqr/contract/kernel/access.ts'

export type MenuGroup = 'enterprise' | 'institution' | 'operator' | 'government' | 'account'

/** One line of the route list: where, whose domain, who may, and how it stands in the menu. */
export interface RouteLine {
  readonly path: string
  /** Domain slug, or `shell`. */
  readonly slug: string
  /** One of these roles must be held; without it every signed-in account may. */
  readonly roles?: readonly Role[]
  /** Besides a role this permission of the server's answer must be held, such as that of leasing companies. */
  readonly permission?: string
  /** Where an account without these roles is led; without it the page says 无权限. */
  readonly otherwise?: string
  /** Missing for pages that are reached from another page only. */
  readonly menu?: { readonly group: MenuGroup; readonly label: string; readonly icon: LucideIcon }
  readonly load: () => Promise<{ Component: React.ComponentType }>
}

type HeldRoles = readonly (Role | typeof ROLE_DEFAULT)[]

/** Whether an account with these roles and permissions may open the page: the set decides, never the order. */
export function mayOpen(
  line: Pick<RouteLine, 'roles' | 'permission'>,
  held: HeldRoles,
  permissions: readonly string[],
): boolean {
  if (line.permission && !permissions.includes(line.permission)) return false
  return !line.roles || line.roles.some((role) => held.includes(role))
}

export interface MenuSection<L extends RouteLine> {
  readonly group: MenuGroup
  readonly lines: readonly L[]
}

/** The menu of an account: its lines in the order of the list, grouped in the order in which the groups appear. */
export function menuFor<L extends RouteLine>(
  lines: readonly L[],
  held: HeldRoles,
  permissions: readonly string[],
): MenuSection<L>[] {
  const own = lines.filter((line) => line.menu && mayOpen(line, held, permissions))
  return [...Map.groupBy(own, (line) => line.menu?.group ?? 'account')].map(([group, grouped]) => ({
    group,
    lines: grouped,
  }))
}
