import type { UserType } from '@lqr/contract/identity/entities.ts'
import { login } from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { mobileDigits } from '@lqr/contract/rules/phone.ts'
import type { Db } from '../../../../data/database.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import type { Services } from '../../../../http/services.ts'
import { hashPassword, isOutdated, verifyPassword } from '../../../../security/password.ts'
import {
  findAccountByName,
  findAccountByPhone,
  holdProofs,
  isInitialPasswordExpired,
  rehashPassword,
  type SignInAccount,
} from '../../accounts/index.ts'
import { requireCaptcha } from '../../codes/index.ts'
import { findLock, forgiveFailures } from '../login-failures.store.ts'
import { failureKey } from '../failure-key.ts'
import { findPlace } from '../known-places.store.ts'
import { loginAudit, openSession, recordFailedLogin, refuseStranger, refuseWhileLocked } from '../sign-in.ts'

/** By user name, or by the mobile number somebody typed in its place: a user name never looks like one. */
async function findTyped(
  services: Services,
  typed: string,
  userType: UserType,
): Promise<SignInAccount | undefined> {
  const phone = mobileDigits(typed)
  return phone === undefined
    ? findAccountByName(services.db, typed, userType)
    : findAccountByPhone(services.db, services.cipher.blindIndexes(phone), userType)
}

/** Whether the password opens the account at the moment its session begins; worked out anew only where another one was set meanwhile. */
async function stillOpens(tx: Db, account: SignInAccount, password: string): Promise<boolean> {
  const now = await holdProofs(tx, account.id)
  if (!now) return false
  return now.passwordHash === account.passwordHash || verifyPassword(password, now.passwordHash)
}

/**
 * Unknown name, wrong kind of user and wrong password are one answer after one amount of work. Lock and budget are looked
 * at before the password and once more with the session, so guesses sent at once get no further than guesses in a row.
 */
export const loginCall = bindGuardedCall(
  login,
  async ({ services, now, body, request }) => {
    const { uuid, verificationCode: answer, proof } = body
    await requireCaptcha(services, now, { uuid, answer, proof })
    const account = await findTyped(services, body.username, body.userType)
    const place = await findPlace(services.db, account?.id, request, now)
    const key = failureKey(services.cipher, account?.id, body, place)
    refuseWhileLocked(await findLock(services.db, key), now)
    await refuseStranger(services.db, key, now)
    const failed = { account, way: 'password', request, now } as const
    if (!(await verifyPassword(body.password, account?.passwordHash)) || !account) {
      const stood = await recordFailedLogin(services, { ...failed, reason: 'credentialsWrong', key })
      if (stood.wasLocked) refuseWhileLocked(await findLock(services.db, key), now)
      if (stood.wasSpent) await refuseStranger(services.db, key, now)
      throw new CallError(identityErrors.credentialsWrong)
    }
    if (account.status === 'disabled') {
      await recordFailedLogin(services, { ...failed, reason: 'accountDisabled' })
      throw new CallError(identityErrors.accountDisabled)
    }
    if (isInitialPasswordExpired(account, now)) {
      await recordFailedLogin(services, { ...failed, reason: 'initialPasswordExpired' })
      throw new CallError(identityErrors.initialPasswordExpired)
    }
    const newHash = isOutdated(account.passwordHash) ? await hashPassword(body.password) : undefined
    return { account, key, newHash }
  },
  async ({
    db,
    services,
    now,
    request,
    body,
    keepDevice,
    audit,
    actAs,
    proof: { account, key, newHash },
  }) => {
    if (!(await stillOpens(db, account, body.password))) throw new CallError(identityErrors.credentialsWrong)
    refuseWhileLocked(await forgiveFailures(db, key, now), now)
    await refuseStranger(db, key, now)
    if (newHash !== undefined) await rehashPassword(db, account, newHash)
    const { config } = services
    const way = 'password'
    const place = { request, entrance: body.client, keepDevice }
    const tokens = await openSession(db, account, { ...place, now, way, config, audit })
    actAs({ accountId: account.id, userSourceType: account.userSourceType })
    audit(loginAudit(account, way, tokens))
    return tokens
  },
)
