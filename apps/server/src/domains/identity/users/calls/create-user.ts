import { createUser } from '@lqr/contract/identity/user-admin-calls.ts'
import { allTaken } from '../../../../data/all-taken.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { insertUser, prepareInitialPassword, sealPhone, takenError, takenOf } from '../../accounts/index.ts'
import { requireScope } from '../user-scope.ts'
import { userTypeOf } from '../user-scope.rules.ts'

export const createUserCall = bindGuardedCall(
  createUser,
  ({ now }) => prepareInitialPassword(now),
  async ({ db, services, body, audit, proof: prepared }) => {
    const { username, displayName, phone, userSourceType, roles, ...placed } = body
    const { orgId = null, regionCode = null, ...rest } = placed
    allTaken(rest)
    await requireScope(db, userSourceType, { roles, orgId, regionCode })
    const userType = userTypeOf(userSourceType)
    const sealed = sealPhone(services.cipher, phone)
    const id = await insertUser(db, {
      username,
      displayName,
      phone: sealed,
      userType,
      userSourceType,
      passwordHash: prepared.hash,
      passwordExpiresAt: prepared.expiresAt,
      orgId,
      regionCode,
      roles,
    })
    if (id === undefined) {
      const taken = await takenOf(db, { username, phoneIndexes: sealed.indexes, userType })
      throw takenError(taken ?? 'username')
    }
    audit({
      action: 'create-user',
      entity: 'account',
      entityId: id,
      detail: { userSourceType, roles, orgId, regionCode },
    })
    return {
      userId: id,
      username,
      initialPassword: prepared.password,
      expiresAt: prepared.expiresAt.toISOString(),
    }
  },
)
