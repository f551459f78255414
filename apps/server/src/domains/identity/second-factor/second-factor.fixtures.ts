import type { Db } from '../../../data/database.ts'
import type { Services } from '../../../http/services.ts'
import { makeSecret } from '../../../security/totp.ts'
import { makeRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import { sealSecret } from './second-factor.ts'
import { confirmFactor, putRecoveryCodes, putUnconfirmedFactor } from './second-factor.store.ts'

/** A confirmed second factor, as an enrolment leaves it. Serves seeds and tests alike. */
export async function makeSecondFactor(
  db: Db,
  { cipher }: Pick<Services, 'cipher'>,
  accountId: string,
  secret: Buffer = makeSecret(),
): Promise<{ secret: Buffer; recoveryCodes: string[] }> {
  const createdAt = new Date()
  const secretCipher = sealSecret(cipher, secret)
  await putUnconfirmedFactor(db, { accountId, secretCipher, createdAt })
  await confirmFactor(db, { accountId, secretCipher, step: 0, at: createdAt, since: new Date(0) })
  const recoveryCodes = makeRecoveryCodes()
  await putRecoveryCodes(
    db,
    accountId,
    recoveryCodes.map((code) => recoveryCodeHash(cipher, accountId, code)),
  )
  return { secret, recoveryCodes }
}
