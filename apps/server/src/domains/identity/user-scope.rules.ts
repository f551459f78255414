import type { UserType } from '@lqr/contract/identity/entities.ts'
import { orgTypeOfAccount, rolesOfType } from '@lqr/contract/identity/user-entities.ts'
import type { Role, UserSourceType } from '@lqr/contract/kernel/access.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'

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

/** Roles that accounts of this type may not hold. */
export function foreignRoles(sourceType: UserSourceType, roles: readonly Role[]): Role[] {
  return roles.filter((role) => !rolesOfType[sourceType].includes(role))
}

/**
 * What is wrong with organisation and region of an account, by field: institutions need an organisation of their type,
 * governments a region of the province, everybody else neither. `orgType` is undefined for an unknown organisation.
 */
export function scopeProblems(
  sourceType: UserSourceType,
  scope: { orgId: string | null; orgType: string | undefined; regionCode: string | null },
): Record<string, string> {
  const wanted = orgTypeOfAccount[sourceType]
  const problems: Record<string, string> = {}
  if (wanted === undefined && scope.orgId !== null) problems.orgId = '此类用户不属于任何机构'
  if (wanted !== undefined && scope.orgId === null) problems.orgId = '请选择所属机构'
  if (wanted !== undefined && scope.orgId !== null && scope.orgType !== wanted) {
    problems.orgId = scope.orgType === undefined ? '所属机构不存在' : '机构类型与用户类型不符'
  }
  const isGovernment = sourceType === '2'
  if (!isGovernment && scope.regionCode !== null) problems.regionCode = '只有政府用户有管辖地区'
  if (isGovernment && scope.regionCode === null) problems.regionCode = '请选择管辖地区'
  if (isGovernment && scope.regionCode !== null && !substationOfCode(scope.regionCode)) {
    problems.regionCode = '请选择管辖地区'
  }
  return problems
}
