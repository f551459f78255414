import type { Config } from '../../config.ts'
import type { FieldCipher } from '../field-cipher.ts'
import { makeMachineSigner } from './machine-signer.ts'
import { type Signer, SIGNING_SUITES } from './signer.ts'
import { makeEd25519Signer, makeSm2Signer } from './software-signers.ts'

const PURPOSE = 'credential-signing'

/**
 * Who signs now: the machine where there is one, or a key of the chosen algorithm that follows from FIELD_KEY, so that every instance has
 * the same and none is kept anywhere.
 */
export function makeSigner(
  { signing }: Pick<Config, 'signing'>,
  cipher: Pick<FieldCipher, 'secretHash'>,
): Signer {
  if (signing.machine) return makeMachineSigner(signing.machine)
  const seed = cipher.secretHash(PURPOSE, SIGNING_SUITES[signing.algorithm])
  return signing.algorithm === 'sm2' ? makeSm2Signer(seed) : makeEd25519Signer(seed)
}
