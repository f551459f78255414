import { randomInt } from 'node:crypto'
import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import type { FieldCipher } from '../../../security/field-cipher.ts'
import { ROUNDS, triesFor } from './captcha-work.rules.ts'

const ALGORITHM = 'PBKDF2/SHA-256'

/** What a browser sends back: the work as it was set, signed, and what it found. */
const sentProof = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      cost: z.int(),
      data: z.object({ captcha: z.string() }),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      nonce: z.string(),
      salt: z.string(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
})

/** What signs the work, by the present key and by the others: another instance may have set it. */
function secrets(cipher: FieldCipher) {
  const keySecrets = cipher.blindIndexes('captcha-work-key')
  return cipher.blindIndexes('captcha-work').map((secret, at) => ({
    hmacSignatureSecret: secret.toString('hex'),
    hmacKeySignatureSecret: keySecrets[at]?.toString('hex') ?? '',
  }))
}

/** The work that goes with one captcha, for a network that has asked for so many lately; as text for the browser's worker. */
export async function setWork(cipher: FieldCipher, uuid: string, asked: number): Promise<string> {
  const { least, most } = triesFor(asked)
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    cost: ROUNDS,
    counter: randomInt(least, most),
    data: { captcha: uuid },
    deriveKey,
    ...secrets(cipher)[0],
  })
  return JSON.stringify(challenge)
}

/** The work of one captcha as if it had been done, for who cannot do it; how often is the caller's to limit. */
export async function doneWork(cipher: FieldCipher, uuid: string): Promise<string> {
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    cost: ROUNDS,
    counter: 1,
    data: { captcha: uuid },
    deriveKey,
    ...secrets(cipher)[0],
  })
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

function readProof(proof: string | undefined) {
  try {
    return sentProof.safeParse(JSON.parse(proof ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Whether the work of this very captcha has been done. Costs two hashes a known key, however much the work was. */
export async function isWorkDone(
  cipher: FieldCipher,
  uuid: string,
  proof: string | undefined,
): Promise<boolean> {
  const sent = readProof(proof)
  if (sent?.challenge.parameters.data.captcha !== uuid) return false
  for (const known of secrets(cipher)) {
    if ((await verifySolution({ ...sent, deriveKey, ...known })).verified) return true
  }
  return false
}
