import { register } from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { hashPassword } from '../../../../security/password.ts'
import { allTaken } from '../../../../data/all-taken.ts'
import type { Db } from '../../../../data/database.ts'
import { findCurrentAgreement, insertConsent } from '../../consents/index.ts'
import { requireGoodPassword } from '../../passwords/index.ts'
import { isNumberTaken, sealPhone, takenField } from '../../accounts/index.ts'
import { insertEnterpriseAccount, type NewEnterpriseAccount } from '../registration.store.ts'
import { checkCode, useCode } from '../../codes/index.ts'

function phoneTaken() {
  return new CallError(identityErrors.phoneTaken, { fields: { phone: identityErrors.phoneTaken.msg } })
}

async function insertOrRefuse(db: Db, wanted: NewEnterpriseAccount) {
  if (await isNumberTaken(db, { indexes: wanted.phone.indexes, userType: 'enterprise' })) throw phoneTaken()
  try {
    return await insertEnterpriseAccount(db, wanted)
  } catch (error) {
    const taken = takenField(error)
    if (taken === 'username') {
      throw new CallError(identityErrors.usernameTaken, {
        fields: { username: identityErrors.usernameTaken.msg },
      })
    }
    if (taken === 'phone') throw phoneTaken()
    throw error
  }
}

/** The code is tried before names are looked at: only the owner of a number learns whether it is registered. */
export const registerCall = bindGuardedCall(
  register,
  async ({ services, now, body }) => {
    const agreement = await findCurrentAgreement(services.db, now)
    if (agreement.version !== body.agreementVersion) throw new CallError(identityErrors.agreementOutdated)
    requireGoodPassword(body.password, [body.username])
    const codeId = await checkCode(services, now, {
      phone: body.phone,
      scene: 'register',
      code: body.verificationCode,
    })
    return { agreement, codeId, passwordHash: await hashPassword(body.password) }
  },
  async ({ db, services, now, body, request, audit, actAs, proof }) => {
    const { actionCode, username, phone, corporateName, ...rest } = body
    allTaken(rest, 'password', 'verificationCode', 'agreementVersion', 'consent')
    await useCode(db, proof.codeId, now)
    const { accountId, companyId } = await insertOrRefuse(db, {
      username,
      passwordHash: proof.passwordHash,
      phone: sealPhone(services.cipher, phone),
      corporateName: corporateName || undefined,
    })
    await insertConsent(db, {
      accountId,
      agreement: proof.agreement,
      actionCode,
      ip: request.ip,
      userAgent: request.userAgent,
      at: now,
    })
    actAs({ accountId, userSourceType: '7' })
    audit({
      action: 'register',
      entity: 'account',
      entityId: accountId,
      detail: { companyId, agreementVersion: proof.agreement.version },
    })
    return { userId: accountId }
  },
)
