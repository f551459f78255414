import type { FieldCipher } from '../../../security/field-cipher.ts'

/** No longer than a header may be: who changes the secret more often within a day is signed with the newest of those before. */
const MOST_BEFORE = 4

/** Secrets hold no blank, so several are sealed as one text. */
const BETWEEN = ' '

/** The secrets before that still sign, the newest first; none that no known key opens. */
export function openBefore(cipher: FieldCipher, sealed: string | null): string[] {
  if (sealed === null) return []
  try {
    return cipher
      .decrypt(sealed)
      .split(BETWEEN)
      .filter((secret) => secret !== '')
  } catch {
    return []
  }
}

export interface SigningCiphers {
  readonly secretCipher: string
  /** Null where none before signs any more. */
  readonly previousCipher: string | null
}

/**
 * What signs beside the next secret: the present one and all that still sign beside it, one of which the receiver has, whichever of the
 * changes of a day it has followed.
 */
export function sealBefore(cipher: FieldCipher, { secretCipher, previousCipher }: SigningCiphers): string {
  const secrets = [...openBefore(cipher, secretCipher), ...openBefore(cipher, previousCipher)]
  return cipher.encrypt(secrets.slice(0, MOST_BEFORE).join(BETWEEN))
}
