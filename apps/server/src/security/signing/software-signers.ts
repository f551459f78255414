import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { publicKeyId, sm2Spki } from './public-key.ts'
import { type Signer, SIGNING_SUITES } from './signer.ts'
import { sm2PrivateKey, sm2PublicPoint, sm2Sign } from './sm2.ts'

/** The head of a private key of Ed25519 in PKCS #8 (RFC 8410), before its 32 bytes. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Signs in this process with the key of a seed of 32 bytes. */
export function makeEd25519Signer(seed: Buffer): Signer {
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  return {
    suite: SIGNING_SUITES.ed25519,
    keyId: publicKeyId(spki),
    publicKey: spki.toString('base64'),
    sign: (text) => Promise.resolve(sign(null, text, privateKey).toString('base64')),
  }
}

export function makeSm2Signer(seed: Buffer): Signer {
  const privateKey = sm2PrivateKey(seed)
  const spki = sm2Spki(sm2PublicPoint(privateKey))
  return {
    suite: SIGNING_SUITES.sm2,
    keyId: publicKeyId(spki),
    publicKey: spki.toString('base64'),
    sign: (text) => Promise.resolve(sm2Sign(text, privateKey).toString('base64')),
  }
}
