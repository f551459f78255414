import { type Role, roles } from '../kernel/access.ts'

/** What each role opens in the menus (slug:what). The server decides every act by its own rules, never by this list. */
const byRole: Record<Role, readonly string[]> = {
  enterprise: [
    'certification:submit',
    'products:apply',
    'products:own',
    'credit:consents',
    'identity:profile',
  ],
  financeOfficer: ['products:tasks', 'products:accept', 'products:review', 'products:disburse'],
  financeManager: [
    'products:tasks',
    'products:accept',
    'products:review',
    'products:credit',
    'products:disburse',
  ],
  financeProduct: ['products:maintain'],
  financeEquity: ['equity:tasks', 'equity:operation'],
  agency: ['advisory:tasks'],
  govViewer: ['statistics:cockpit'],
  contentEditor: ['content:maintain'],
  operator: ['certification:review', 'products:list', 'organisations:maintain', 'content:maintain'],
  admin: ['identity:accounts', 'organisations:maintain', 'reference:maintain', 'identity:audit'],
}

const openings = {
  roles: ['financeOfficer', 'financeManager'],
  permissions: ['bank-accounts:openings'],
} as const

/** What people of an institution of this category are shown besides. */
const byCategory: Readonly<Record<string, { roles: readonly Role[]; permissions: readonly string[] }>> = {
  leasing: { roles: ['financeOfficer', 'financeManager'], permissions: ['leases:tasks'] },
  policyBank: openings,
  stateBank: openings,
  jointStockBank: openings,
  cityBank: openings,
  ruralBank: openings,
}

/** The union over all roles and the category of the own institution, each once, in the order of the role list. */
export function permissionsOf(held: readonly Role[], orgCategory?: string | null): string[] {
  const ofCategory = orgCategory ? byCategory[orgCategory] : undefined
  const isTheirs = ofCategory?.roles.some((role) => held.includes(role)) ?? false
  const ofRoles = orderRoles(held).flatMap((role) => byRole[role])
  return [...new Set([...ofRoles, ...(isTheirs ? (ofCategory?.permissions ?? []) : [])])]
}

/** A fixed order, because clients of the specification look at the first role: financeEquity leads, then as declared. */
export function orderRoles(held: readonly Role[]): Role[] {
  const place = (role: Role) => (role === 'financeEquity' ? -1 : roles.findIndex(({ code }) => code === role))
  return [...new Set(held)].sort((a, b) => place(a) - place(b))
}
