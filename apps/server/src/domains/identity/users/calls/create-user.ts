import { createUser } from '@lqr/contract/identity/user-admin-calls.ts'
import { allTaken } from '../../../../data/all-taken.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { insertUser, prepareInitialPassword, sealPhone, takenError, takenOf } from '../../accounts/index.ts'
import { requireScope } from '../user-scope.ts'
import { userTypeOf } from '../user-scope.rules.ts'

export const createUserCall = bindGuardedCall(
  createUser,
  async ({ db, body, now }) => {
    const { roles, orgId = null, regionCode = null } = body
    await requireScope(db, body.userSourceType, { roles, orgId, regionCode })
    return prepareInitialPassword(now)
  },
  async ({ db, services, body, audit, proof: prepared }) => {
    const { username, displayName, phone, userSourceType, roles, orgId, regionCode, ...rest } = body
    allTaken(rest)
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
      orgId: orgId ?? null,
      regionCode: regionCode ?? null,
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
