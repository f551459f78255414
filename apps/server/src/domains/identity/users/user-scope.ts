import { identityErrors } from '@lqr/contract/identity/errors.ts'
import type { Role, UserSourceType } from '@lqr/contract/kernel/access.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { Db } from '../../../data/database.ts'
import { CallError } from '../../../http/call-error.ts'
import { findWorkplace } from './user-admin.store.ts'
import { foreignRoles, scopeProblems } from './user-scope.rules.ts'

/** Throws rolesMismatch or names the wrong field unless roles, organisation and region go with the account type. */
export async function requireScope(
  db: Db,
  sourceType: UserSourceType,
  scope: { roles: readonly Role[]; orgId: string | null; regionCode: string | null },
): Promise<void> {
  const workplace = scope.orgId === null ? undefined : await findWorkplace(db, scope.orgId)
  const fields = scopeProblems(sourceType, {
    ...scope,
    orgType: workplace?.orgType,
    orgRegion: workplace?.orgRegion,
  })
  if (Object.keys(fields).length > 0) throw new CallError(kernelErrors.invalidInput, { fields })
  if (foreignRoles(sourceType, workplace?.orgCategory ?? null, scope.roles).length > 0) {
    throw new CallError(identityErrors.rolesMismatch, { fields: { roles: identityErrors.rolesMismatch.msg } })
  }
}
