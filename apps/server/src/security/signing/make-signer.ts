import type { Config } from '../../config.ts'
import { makeConnector } from '../../connectors/make-connector.ts'
import type { Outbound } from '../../connectors/outbound/outbound.ts'
import type { FieldCipher } from '../field-cipher.ts'
import { makeMachineSigner, type SigningMachine } from './machine-signer.ts'
import { type SigningConnector, SIGNING_SUITES, TRIAL_TEXT } from './signer.ts'
import { makeEd25519Signer, makeSm2Signer } from './software-signers.ts'

const PURPOSE = 'credential-signing'

/**
 * Who signs now: the machine where there is one, or a key of the chosen algorithm that follows from FIELD_KEY, so that every instance has
 * the same and none is kept anywhere. Either stands behind the gate of outside systems.
 */
export function makeSigner(
  outbound: Pick<Outbound, 'open'>,
  { signing }: Pick<Config, 'signing'>,
  cipher: Pick<FieldCipher, 'secretHash'>,
): SigningConnector {
  return makeConnector<SigningConnector, SigningMachine>(outbound, 'signing', signing.machine, {
    http: makeMachineSigner,
    sandbox: () => softwareSigner(signing.algorithm, cipher),
    operations: ['sign'],
  })
}

function softwareSigner(
  algorithm: Config['signing']['algorithm'],
  cipher: Pick<FieldCipher, 'secretHash'>,
): SigningConnector {
  const seed = cipher.secretHash(PURPOSE, SIGNING_SUITES[algorithm])
  const signer = algorithm === 'sm2' ? makeSm2Signer(seed) : makeEd25519Signer(seed)
  return { ...signer, name: 'sandbox', probe: async () => void (await signer.sign(TRIAL_TEXT)) }
}
