import type { FieldCipher } from '../security/field-cipher.ts'

const PURPOSE = 'audit-root'

/** What the application's key makes of a root: 32 bytes that nobody without the key can make. */
export interface SealRoot {
  (root: Buffer): Buffer
  /** What the other known keys and suites make of it: blocks sealed before a rotation are sound. */
  readonly others?: (root: Buffer) => readonly Buffer[]
}

/** Seals with a key derived from the field key (HMAC of the suite), so that no further secret must be kept. */
export function rootSeal(cipher: Pick<FieldCipher, 'secretHash' | 'secretHashes'>): SealRoot {
  return Object.assign((root: Buffer) => cipher.secretHash(PURPOSE, root.toString('hex')), {
    others: (root: Buffer) => cipher.secretHashes(PURPOSE, root.toString('hex')).slice(1),
  })
}
