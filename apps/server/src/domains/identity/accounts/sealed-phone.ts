import type { FieldCipher } from '../../../security/field-cipher.ts'

/** A number as an account keeps it. */
export interface SealedPhone {
  readonly cipher: string
  /** By the present key: what is kept. */
  readonly index: Buffer
  /** By every known key: what is looked for, so that a number is taken whichever key it was kept by. */
  readonly indexes: readonly Buffer[]
}

export function sealPhone(cipher: FieldCipher, phone: string): SealedPhone {
  return {
    cipher: cipher.encrypt(phone),
    index: cipher.blindIndex(phone),
    indexes: cipher.blindIndexes(phone),
  }
}
