import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { updateUser } from '@lqr/contract/identity/user-admin-calls.ts'
import type { UserSourceType } from '@lqr/contract/kernel/access.ts'
import { allTaken } from '../../../../data/all-taken.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { replaceRoles } from '../../accounts/index.ts'
import { ownAccountWords } from '../../copy.ts'
import { updateUserRow } from '../user-admin.store.ts'
import { changedUser, requireOtherAdmin, requireUser } from '../user-change.ts'
import { requireScope } from '../user-scope.ts'

export const updateUserCall = bindCall(updateUser, async ({ actor, db, services, params, body, audit }) => {
  const { id } = params
  const before = await requireUser(db, services, id)
  const { displayName, roles, orgId = null, regionCode = null, version, ...rest } = body
  allTaken(rest)
  await requireScope(db, before.userSourceType as UserSourceType, { roles, orgId, regionCode })
  if (!roles.includes('admin') && before.roles.includes('admin')) {
    if (id === actor.accountId) throw new CallError(identityErrors.ownAccount, { msg: ownAccountWords.roles })
    await requireOtherAdmin(db, before)
  }
  const changed = await updateUserRow(db, { id, version, displayName, orgId, regionCode })
  if (changed) await replaceRoles(db, id, roles)
  const after = await changedUser(db, services, id, changed)
  audit({
    action: 'update-user',
    entity: 'account',
    entityId: id,
    detail: {
      from: { roles: before.roles, orgId: before.orgId, regionCode: before.regionCode },
      to: { roles: after.roles, orgId, regionCode },
    },
  })
  return after
})
