import { createUser } from '@lqr/contract/identity/user-admin-calls.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { prepareInitialPassword } from '../../accounts/initial-account.ts'
import { takenError } from '../../accounts/taken.ts'
import { insertUser, takenOf } from '../user-admin.store.ts'
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
    const userType = userTypeOf(body.userSourceType)
    const phoneIndex = services.cipher.blindIndex(body.phone)
    const id = await insertUser(db, {
      ...body,
      userType,
      phone: { cipher: services.cipher.encrypt(body.phone), index: phoneIndex },
      passwordHash: prepared.hash,
      passwordExpiresAt: prepared.expiresAt,
      orgId: body.orgId ?? null,
      regionCode: body.regionCode ?? null,
    })
    if (id === undefined) {
      throw takenError((await takenOf(db, { username: body.username, phoneIndex, userType })) ?? 'username')
    }
    const { roles, userSourceType, orgId, regionCode } = body
    audit({
      action: 'create-user',
      entity: 'account',
      entityId: id,
      detail: { userSourceType, roles, orgId, regionCode },
    })
    return {
      userId: id,
      username: body.username,
      initialPassword: prepared.password,
      expiresAt: prepared.expiresAt.toISOString(),
    }
  },
)
