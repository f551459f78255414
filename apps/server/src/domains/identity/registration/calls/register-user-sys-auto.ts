import { registerUserSysAuto } from '@lqr/contract/identity/user-admin-calls.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { prepareInitialPassword, registerForProvider, takenError } from '../../accounts/index.ts'

export const registerUserSysAutoCall = bindGuardedCall(
  registerUserSysAuto,
  ({ now }) => prepareInitialPassword(now),
  async ({ db, services, body, request, audit, proof: prepared }) => {
    const made = await registerForProvider(db, services, body, prepared)
    if ('taken' in made) throw takenError(made.taken)
    audit({
      action: 'register-for-enterprise',
      entity: 'account',
      entityId: made.id,
      detail: { service: request.service ?? null },
    })
    return {
      userId: made.id,
      username: body.username,
      initialPassword: prepared.password,
      expiresAt: prepared.expiresAt.toISOString(),
    }
  },
)
