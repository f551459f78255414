import type { FieldCipher } from '../security/field-cipher.ts'

/** What the application's key makes of a root: 32 bytes that nobody without the key can make. */
export type SealRoot = (root: Buffer) => Buffer

/** Seals with a key derived from the field key (HMAC-SHA256), so that no further secret must be kept. */
export function rootSeal(cipher: Pick<FieldCipher, 'secretHash'>): SealRoot {
  return (root) => cipher.secretHash('audit-root', root.toString('hex'))
}
