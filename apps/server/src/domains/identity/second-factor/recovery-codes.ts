import { randomInt } from 'node:crypto'
import type { FieldCipher } from '../../../security/field-cipher.ts'

const COUNT = 10
const LENGTH = 10
/** No character that is taken for another one. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Ten codes of 49 random bits each, written in two halves. */
export function makeRecoveryCodes(): string[] {
  const sign = () => SIGNS.charAt(randomInt(SIGNS.length))
  return Array.from({ length: COUNT }, () => {
    const code = Array.from({ length: LENGTH }, sign).join('')
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
  })
}

/** What the database keeps of a code, however it was typed. */
export function recoveryCodeHash(cipher: FieldCipher, accountId: string, typed: string): Buffer {
  return cipher.secretHash(...secretOf(accountId, typed))
}

/** What the database may have kept of it, by whichever key. */
export function recoveryCodeHashes(cipher: FieldCipher, accountId: string, typed: string): Buffer[] {
  return cipher.secretHashes(...secretOf(accountId, typed))
}

function secretOf(accountId: string, typed: string): [purpose: string, value: string] {
  return [`recovery:${accountId}`, typed.toUpperCase().replace(/[\s-]/g, '')]
}
