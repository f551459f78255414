import * as z from 'zod'
import {
  ConnectorFailure,
  type ConnectorSettings,
  makeSignedRequest,
} from '../../connectors/signed-request.ts'
import { PROBE } from '../../connectors/outbound/gate.ts'
import { publicKeyId, sm2Point } from './public-key.ts'
import { type SigningConnector, SIGNING_SUITES, TRIAL_TEXT } from './signer.ts'
import { sm2Verify, SM2_USER_ID } from './sm2.ts'

export interface SigningMachine extends ConnectorSettings {
  /** SPKI, base64: what the machine signs with, as its custodian wrote it down. */
  readonly publicKey: string
}

const answer = z.object({ keyId: z.string(), signature: z.base64() })

/**
 * Signs in a machine outside (GB/T 29829, GM/T 0029) that never gives its key away, by the port of docs/operations/signing.md. What it
 * answers is verified before it goes out: a machine with another key, or one that lies, signs nothing.
 */
export function makeMachineSigner({ publicKey, ...settings }: SigningMachine): SigningConnector {
  const spki = Buffer.from(publicKey, 'base64')
  const point = sm2Point(spki)
  if (point === undefined) throw new Error('SIGNING_PUBLIC_KEY is no public key of SM2')
  const keyId = publicKeyId(spki)
  const request = makeSignedRequest(settings)
  const signed = async (text: Buffer, operation: string) => {
    const asked = { keyId, algorithm: 'SM2', userId: SM2_USER_ID, message: text.toString('base64') }
    const made = await request('sign', asked, { operation, schema: answer })
    const isOurs = made.keyId === keyId && sm2Verify(text, Buffer.from(made.signature, 'base64'), point)
    if (!isOurs) throw new ConnectorFailure('another key signed')
    return made.signature
  }
  return {
    name: 'http',
    suite: SIGNING_SUITES.sm2,
    keyId,
    publicKey,
    sign: (text) => signed(text, 'sign'),
    // A machine that cannot sign is of no use, however well it answers anything else.
    async probe() {
      await signed(TRIAL_TEXT, PROBE)
    },
  }
}
