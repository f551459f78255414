import { loginPhone } from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { findAccountByPhone, holdProofs } from '../../accounts/index.ts'
import { accountFailureKey } from '../failure-key.ts'
import { renewBudget } from '../guess-budget.store.ts'
import { loginAudit, openSession, recordFailedLogin } from '../sign-in.ts'
import { checkCode, useCode } from '../../codes/index.ts'

/** The code proves the number first; only then is told whether it has an account, which must still have it when the session begins. */
export const loginPhoneCall = bindGuardedCall(
  loginPhone,
  async ({ services, now, body, request }) => {
    const phoneIndexes = services.cipher.blindIndexes(body.phone)
    const account = await findAccountByPhone(services.db, phoneIndexes, body.userType)
    const failed = { account, way: 'phone', request, now } as const
    const typed = { phone: body.phone, scene: 'login', code: body.verificationCode } as const
    let codeId: string
    try {
      codeId = await checkCode(services, now, typed)
    } catch (error) {
      await recordFailedLogin(services, { ...failed, reason: 'codeWrong' })
      throw error
    }
    if (!account) throw new CallError(identityErrors.notRegistered)
    if (account.status === 'disabled') {
      await recordFailedLogin(services, { ...failed, reason: 'accountDisabled' })
      throw new CallError(identityErrors.accountDisabled)
    }
    return { account, phoneIndexes, codeId }
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
    proof: { account, phoneIndexes, codeId },
  }) => {
    await useCode(db, codeId, now)
    const number = (await holdProofs(db, account.id))?.phoneIndex
    if (!phoneIndexes.some((index) => number?.equals(index)))
      throw new CallError(identityErrors.notRegistered)
    await renewBudget(db, accountFailureKey(services.cipher, account.id))
    const { config } = services
    const way = 'phone'
    const place = { request, entrance: body.client, keepDevice }
    const tokens = await openSession(db, account, { ...place, now, way, config, audit })
    actAs({ accountId: account.id, userSourceType: account.userSourceType })
    audit(loginAudit(account, way, tokens))
    return tokens
  },
)
