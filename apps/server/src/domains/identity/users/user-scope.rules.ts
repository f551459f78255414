import type { UserType } from '@lqr/contract/identity/entities.ts'
import { needsOrganisation, orgTypeOfAccount, rolesWithin } from '@lqr/contract/identity/user-entities.ts'
import type { Role, UserSourceType } from '@lqr/contract/kernel/access.ts'
import type { OrgCategoryCode } from '@lqr/contract/reference/org-types.ts'
import { codesWithin, substationOfCode } from '@lqr/contract/reference/substations.ts'
import { fieldErrors } from '../copy.ts'

const USER_TYPES: Record<UserSourceType, UserType> = {
  1: 'operator',
  2: 'government',
  3: 'institution',
  4: 'institution',
  5: 'institution',
  7: 'enterprise',
  17: 'enterprise',
}

/** The kind of login that an account type uses. */
export function userTypeOf(sourceType: UserSourceType): UserType {
  return USER_TYPES[sourceType]
}

/** Roles that accounts of this type may not hold in an institution of that category; null without one. */
export function foreignRoles(
  sourceType: UserSourceType,
  category: OrgCategoryCode | null,
  roles: readonly Role[],
): Role[] {
  const allowed = rolesWithin(sourceType, category)
  return roles.filter((role) => !allowed.includes(role))
}

interface AccountScope {
  readonly orgId: string | null
  /** Undefined for an unknown organisation, as is its region. */
  readonly orgType: string | undefined
  readonly orgRegion?: string | undefined
  readonly regionCode: string | null
}

/**
 * What is wrong with organisation and region of an account, by field: institutions need an organisation of their type,
 * governments a region of the province that lies within their body's when they belong to one, everybody else neither.
 */
export function scopeProblems(sourceType: UserSourceType, scope: AccountScope): Record<string, string> {
  return Object.fromEntries(
    Object.entries({
      orgId: organisationProblem(sourceType, scope),
      regionCode: regionProblem(sourceType, scope),
    }).flatMap(([name, problem]) => (problem === undefined ? [] : [[name, problem]])),
  )
}

function organisationProblem(
  sourceType: UserSourceType,
  { orgId, orgType }: AccountScope,
): string | undefined {
  const wanted = orgTypeOfAccount[sourceType]
  if (orgId === null) return needsOrganisation(sourceType) ? fieldErrors.organisationMissing : undefined
  if (wanted === undefined) return fieldErrors.organisationNotAllowed
  if (orgType === undefined) return fieldErrors.organisationUnknown
  return orgType === wanted ? undefined : fieldErrors.organisationOfOtherType
}

function regionProblem(
  sourceType: UserSourceType,
  { orgRegion, regionCode }: AccountScope,
): string | undefined {
  if (sourceType !== '2') return regionCode === null ? undefined : fieldErrors.regionNotAllowed
  if (regionCode === null || !substationOfCode(regionCode)) return fieldErrors.regionMissing
  const isBeyond = orgRegion !== undefined && !codesWithin(orgRegion).includes(regionCode)
  return isBeyond ? fieldErrors.regionBeyond : undefined
}
