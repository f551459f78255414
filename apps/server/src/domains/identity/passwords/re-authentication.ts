import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { Actor } from '../../../http/actor.ts'
import type { RequestFacts } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import type { Services } from '../../../http/services.ts'
import { verifyPassword } from '../../../security/password.ts'
import { findAccountById, type SignInAccount } from '../accounts/index.ts'
import { fieldErrors } from '../copy.ts'
import {
  failureKey,
  findLock,
  forgiveFailures,
  networkPlace,
  recordFailedLogin,
  refuseWhileLocked,
} from '../sessions/index.ts'

export interface SignedIn {
  readonly actor: Actor
  readonly services: Services
  readonly now: Date
  readonly request: RequestFacts
}

/** The signed-in person's own account; throws 401 when it was closed meanwhile. */
export async function ownAccount({ actor, services }: SignedIn): Promise<SignInAccount> {
  const account = await findAccountById(services.db, actor.accountId)
  if (!account) throw new CallError(kernelErrors.signedOut)
  return account
}

const wrongPassword = (field: string, msg: string = identityErrors.passwordWrong.msg) =>
  new CallError(identityErrors.passwordWrong, { msg, fields: { [field]: msg } })

/**
 * Proves once more that the person at the session knows the password. Wrong ones count with those of the login, so a
 * stolen session is no way to guess; `field` is where the form shows the error. Whoever came by the unified identity and never set
 * one is told how, and locked by no try.
 */
export async function requirePassword(
  signedIn: SignedIn,
  password: string,
  field = 'password',
): Promise<SignInAccount> {
  const { services, now, request } = signedIn
  const account = await ownAccount(signedIn)
  if (account.passwordHash === '') throw wrongPassword(field, fieldErrors.passwordUnset)
  const key = failureKey(services.cipher, account.id, account, networkPlace(request.ip))
  refuseWhileLocked(await findLock(services.db, key), now)
  if (!(await verifyPassword(password, account.passwordHash))) {
    const reason = 'passwordWrong'
    const { wasLocked } = await recordFailedLogin(services, {
      account,
      way: 'password',
      reason,
      request,
      now,
      key,
    })
    if (wasLocked) refuseWhileLocked(await findLock(services.db, key), now)
    throw wrongPassword(field)
  }
  refuseWhileLocked(await forgiveFailures(services.db, key, now), now)
  return account
}
