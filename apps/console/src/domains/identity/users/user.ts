import { needsOrganisation, type UserRow } from '@lqr/contract/identity/user-entities.ts'
import { roles, type UserSourceType } from '@lqr/contract/kernel/access.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from './copy.ts'

export const statusColors = { active: 'success', disabled: 'error', closed: 'default' } as const

/** The role names of an account, in the order the server gives them. */
export function roleNames(user: Pick<UserRow, 'roles'>): string {
  return user.roles.map((role) => nameOf(roles, role)).join('、')
}

/** Where an account belongs: its company, or its organisation and the region it answers for. */
export function unitOf(user: Pick<UserRow, 'companyName' | 'orgName' | 'regionName'>): string | null {
  const parts = [user.companyName, user.orgName, user.regionName].filter((part) => part !== null)
  return parts.length > 0 ? parts.join(' · ') : null
}

/** What the account type still lacks: institutions an organisation, governments a region. */
export function missingScope(
  type: UserSourceType,
  { orgId, regionCode }: { orgId?: string | undefined; regionCode?: string | undefined },
): Record<string, string> {
  return {
    ...(needsOrganisation(type) && !orgId ? { orgId: copy.form.organisationNeeded } : {}),
    ...(type === '2' && !regionCode ? { regionCode: copy.form.regionNeeded } : {}),
  }
}
