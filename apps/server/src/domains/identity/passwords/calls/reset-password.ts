import { resetPassword } from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import type { UserType } from '@lqr/contract/identity/entities.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { Db } from '../../../../data/database.ts'
import type { Actor } from '../../../../http/actor.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { hashPassword, verifyPassword } from '../../../../security/password.ts'
import {
  findAccountById,
  listAccountsByPhone,
  type SignInAccount,
  updatePassword,
} from '../../accounts/index.ts'
import { fieldErrors } from '../../copy.ts'
import { accountFailureKey, clearFailures, renewBudget, revokeSessionsOf } from '../../sessions/index.ts'
import { requireGoodPassword } from '../new-password.ts'
import { requireLivingTicket, useTicket } from '../../codes/index.ts'

/** The one account a proven number means; the kind of user decides where there are several. */
async function accountOfNumber(
  db: Db,
  phoneIndexes: readonly Buffer[],
  userType: UserType | undefined,
): Promise<SignInAccount> {
  const all = await listAccountsByPhone(db, phoneIndexes)
  const meant = userType ? all.filter((account) => account.userType === userType) : all
  const [account] = meant
  if (!account) throw new CallError(identityErrors.notRegistered)
  if (meant.length > 1) {
    throw new CallError(identityErrors.userTypeNeeded, { fields: { userType: fieldErrors.userTypeMissing } })
  }
  return account
}

/** Without a ticket only somebody who must reset may set a password: their own, and another than the initial one. */
async function requireResetDuty(db: Db, actor: Actor | undefined, password: string): Promise<void> {
  const own = actor?.mustReset ? await findAccountById(db, actor.accountId) : undefined
  if (!own) throw new CallError(identityErrors.ticketWrong)
  if (await verifyPassword(password, own.passwordHash)) {
    throw new CallError(kernelErrors.invalidInput, {
      fields: { password: fieldErrors.sameAsInitialPassword },
    })
  }
}

/** A refused password leaves the ticket unused. Ends every session but the caller's own full one. */
export const resetPasswordCall = bindGuardedCall(
  resetPassword,
  async ({ actor, db, body, now }) => {
    if (body.ticket === undefined) await requireResetDuty(db, actor, body.password)
    else await requireLivingTicket(db, body.ticket, ['password'], now)
    return hashPassword(body.password)
  },
  async ({ actor, db, services, now, body, audit, actAs, proof: passwordHash }) => {
    const account =
      body.ticket === undefined
        ? await findAccountById(db, actor?.accountId ?? '')
        : await accountOfNumber(
            db,
            await useTicket(db, services.cipher, body.ticket, ['password'], now),
            body.userType,
          )
    if (!account) throw new CallError(identityErrors.ticketWrong)
    requireGoodPassword(body.password, [account.username])
    await updatePassword(db, account.id, passwordHash)
    const keepsSession = actor?.accountId === account.id && !actor.mustReset
    await revokeSessionsOf(db, account.id, keepsSession ? actor.sessionId : undefined)
    const failures = accountFailureKey(services.cipher, account.id)
    await clearFailures(db, failures)
    await renewBudget(db, failures)
    actAs({ accountId: account.id, userSourceType: account.userSourceType })
    audit({
      action: 'reset-password',
      entity: 'account',
      entityId: account.id,
      detail: { by: body.ticket === undefined ? 'first-login' : 'ticket' },
    })
    return { done: true }
  },
)
