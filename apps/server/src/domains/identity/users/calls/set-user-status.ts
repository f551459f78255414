import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { setUserStatus } from '@lqr/contract/identity/user-admin-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { ownAccountWords } from '../../copy.ts'
import { revokeSessionsOf } from '../../sessions/index.ts'
import { findWorkplace, updateStatus } from '../user-admin.store.ts'
import { changedUser, requireOtherAdmin, requireUser } from '../user-change.ts'

/** A disabled account is nobody from the next request on; enabling it again does not bring its sessions back, nor a house that was closed. */
export const setUserStatusCall = bindCall(
  setUserStatus,
  async ({ actor, db, services, params, body, audit }) => {
    const { id } = params
    const { status, version } = body
    const before = await requireUser(db, services, id)
    if (status === 'disabled') {
      if (id === actor.accountId)
        throw new CallError(identityErrors.ownAccount, { msg: ownAccountWords.status })
      await requireOtherAdmin(db, before)
    } else if (before.orgId !== null && !(await findWorkplace(db, before.orgId))) {
      throw new CallError(identityErrors.workplaceEnded)
    }
    const changed = await updateStatus(db, { id, version, status })
    if (changed && status === 'disabled') await revokeSessionsOf(db, id)
    const after = await changedUser(db, services, id, changed)
    audit({
      action: 'set-user-status',
      entity: 'account',
      entityId: id,
      detail: { from: before.status, to: status },
    })
    return after
  },
)
