import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { enrolSecondFactor } from '@lqr/contract/identity/second-factor-calls.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { base32, makeSecret, otpauthUri } from '../../../../security/totp.ts'
import { SECOND_FACTOR_ISSUER } from '../../copy.ts'
import { ENROLMENT_SECONDS } from '../enrolment.ts'
import { requirePassword } from '../../passwords/index.ts'
import { sealSecret } from '../second-factor.ts'
import { putUnconfirmedFactor } from '../second-factor.store.ts'

/** The name authenticator apps show beside the account. */

export const enrolSecondFactorCall = bindGuardedCall(
  enrolSecondFactor,
  (context) => requirePassword(context, context.body.password),
  async ({ db, services, now, audit, proof: account }) => {
    const secret = makeSecret()
    const kept = await putUnconfirmedFactor(db, {
      accountId: account.id,
      secretCipher: sealSecret(services.cipher, secret),
      createdAt: now,
    })
    if (!kept) throw new CallError(identityErrors.alreadyEnrolled)
    audit({ action: 'begin-second-factor', entity: 'account', entityId: account.id })
    return {
      secret: base32(secret),
      otpauthUri: otpauthUri(secret, SECOND_FACTOR_ISSUER, account.username),
      expiresInSeconds: ENROLMENT_SECONDS,
    }
  },
)
