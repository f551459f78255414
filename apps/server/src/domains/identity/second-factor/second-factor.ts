import { identityErrors } from '@lqr/contract/identity/errors.ts'
import type { Db } from '../../../data/database.ts'
import { CallError } from '../../../http/call-error.ts'
import type { Services } from '../../../http/services.ts'
import type { FieldCipher } from '../../../security/field-cipher.ts'
import { hotp, matchStep, stepOf } from '../../../security/totp.ts'
import type { SignInAccount } from '../accounts/index.ts'
import {
  type FailureKey,
  findLock,
  forgiveFailures,
  recordFailedLogin,
  refuseWhileLocked,
} from '../sessions/index.ts'
import { makeRecoveryCodes, recoveryCodeHash, recoveryCodeHashes } from './recovery-codes.ts'
import type { SignedIn } from '../passwords/index.ts'
import {
  type Factor,
  findFactor,
  isRecoveryCodeAlive,
  listExampleFactors,
  putRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './second-factor.store.ts'

/** What a right code uses up: a time step, or a recovery code. */
export type CodeClaim =
  | { readonly kind: 'step'; readonly step: number }
  | { readonly kind: 'recovery'; readonly hashes: readonly Buffer[] }

/** Secrets are bytes; the cipher keeps text. */
export function sealSecret(cipher: FieldCipher, secret: Buffer): string {
  return cipher.encrypt(secret.toString('base64url'))
}

export function openSecret(cipher: FieldCipher, factor: Pick<Factor, 'secretCipher'>): Buffer {
  return Buffer.from(cipher.decrypt(factor.secretCipher), 'base64url')
}

/** Wrong codes count for the account from wherever they come: who gives one already knew the password. */
export function codeFailureKey(cipher: FieldCipher, accountId: string): FailureKey {
  const accountKey = cipher.blindIndex(`second-factor:${accountId}`).toString('hex')
  return { accountKey, address: 'any', isStrange: false }
}

/** Counts a wrong code and throws: secondFactorWrong, or locked from the sixth on for 15 minutes. */
export async function refuseCode(signedIn: SignedIn, account: SignInAccount): Promise<never> {
  const { services, now, request } = signedIn
  const key = codeFailureKey(services.cipher, account.id)
  const { wasLocked } = await recordFailedLogin(services, {
    account,
    way: 'secondFactor',
    reason: 'codeWrong',
    request,
    now,
    key,
  })
  if (wasLocked) refuseWhileLocked(await findLock(services.db, key), now)
  throw new CallError(identityErrors.secondFactorWrong, {
    fields: { code: identityErrors.secondFactorWrong.msg },
  })
}

/**
 * What the typed code, of the authenticator or a recovery code, would use up; `claimFactor` does so in the transaction it
 * serves. Throws notEnrolled, secondFactorWrong or locked; wrong codes stay counted.
 */
export async function checkFactor(
  signedIn: SignedIn,
  account: SignInAccount,
  typed: string,
): Promise<CodeClaim> {
  const { services, now } = signedIn
  refuseWhileLocked(await findLock(services.db, codeFailureKey(services.cipher, account.id)), now)
  const factor = await findFactor(services.db, account.id)
  if (!factor?.confirmedAt) throw new CallError(identityErrors.notEnrolled)
  const step = matchStep(openSecret(services.cipher, factor), typed, now, Number(factor.lastStep))
  if (step !== undefined) return { kind: 'step', step }
  const hashes = recoveryCodeHashes(services.cipher, account.id, typed)
  if (await isRecoveryCodeAlive(services.db, account.id, hashes)) return { kind: 'recovery', hashes }
  return refuseCode(signedIn, account)
}

/** Uses the code up: of many at once exactly one passes, the rest get secondFactorWrong. Forgives earlier wrong ones. */
export async function claimFactor(
  tx: Db,
  services: Services,
  accountId: string,
  claim: CodeClaim,
  now: Date,
): Promise<void> {
  refuseWhileLocked(await forgiveFailures(tx, codeFailureKey(services.cipher, accountId), now), now)
  const isMine =
    claim.kind === 'step'
      ? await takeStep(tx, accountId, claim.step)
      : await takeRecoveryCode(tx, accountId, claim.hashes, now)
  if (!isMine) throw new CallError(identityErrors.secondFactorWrong)
}

/** New recovery codes in place of all old ones, for showing once. */
export async function issueRecoveryCodes(tx: Db, cipher: FieldCipher, accountId: string): Promise<string[]> {
  const codes = makeRecoveryCodes()
  await putRecoveryCodes(
    tx,
    accountId,
    codes.map((code) => recoveryCodeHash(cipher, accountId, code)),
  )
  return codes
}

/** The current codes of example accounts, for the development inbox. */
export async function exampleCodes(services: Services): Promise<{ username: string; code: string }[]> {
  const step = stepOf(services.now())
  const factors = await listExampleFactors(services.db, 50)
  return factors.map((factor) => ({
    username: factor.username,
    code: hotp(openSecret(services.cipher, factor), step),
  }))
}
