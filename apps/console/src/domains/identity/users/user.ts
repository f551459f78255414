import { orgTypeOfAccount, type UserRow } from '@lqr/contract/identity/user-entities.ts'
import { roles, type UserSourceType } from '@lqr/contract/kernel/access.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from './copy.ts'

export const statusColors = { active: 'success', disabled: 'error', closed: 'default' } as const

/** The role names of an account, in the order the server gives them. */
export function roleNames(user: Pick<UserRow, 'roles'>): string {
  return user.roles.map((role) => nameOf(roles, role)).join('、')
}

/** Where an account belongs: its company, organisation or region. */
export function unitOf(user: Pick<UserRow, 'companyName' | 'orgName' | 'regionName'>): string | null {
  return user.companyName ?? user.orgName ?? user.regionName
}

/** What the account type still lacks: institutions an organisation, governments a region. */
export function missingScope(
  type: UserSourceType,
  { orgId, regionCode }: { orgId?: string | undefined; regionCode?: string | undefined },
): Record<string, string> {
  return {
    ...(orgTypeOfAccount[type] && !orgId ? { orgId: copy.form.organisationNeeded } : {}),
    ...(type === '2' && !regionCode ? { regionCode: copy.form.regionNeeded } : {}),
  }
}
