import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import type { FieldCipher } from '../../../security/field-cipher.ts'
import { canonicalJson } from './canonical-json.ts'

/** Ed25519 (RFC 8032) over canonical JSON (RFC 8785), digests by SM3. */
export const SIGNING_SUITE = 'Ed25519-JCS-SM3'

/** The head of a private key of Ed25519 in PKCS #8 (RFC 8410), before its 32 bytes. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
const PURPOSE = 'credential-signing'

export interface SigningKey {
  /** Of the public key: the first eight bytes of its SHA-256. */
  readonly keyId: string
  /** SPKI, base64. */
  readonly publicKey: string
  readonly privateKey: KeyObject
}

function keyOf(seed: Buffer): SigningKey {
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  return {
    keyId: createHash('sha256').update(spki).digest('hex').slice(0, 16),
    publicKey: spki.toString('base64'),
    privateKey,
  }
}

/** The key that signs now: it follows from FIELD_KEY, so every instance has the same and none is kept anywhere. */
export function signingKey(cipher: FieldCipher): SigningKey {
  return keyOf(cipher.secretHash(PURPOSE, SIGNING_SUITE))
}

/** Those of all keys that are known, the present one first. */
export function knownKeys(cipher: FieldCipher): SigningKey[] {
  return cipher.secretHashes(PURPOSE, SIGNING_SUITE).map(keyOf)
}

/** What stands behind a document that was signed. */
export interface Proof {
  readonly suite: string
  readonly keyId: string
  readonly publicKey: string
  readonly created: string
  /** SM3 of every value, by its place (RFC 6901): so it can be said which one was changed. */
  readonly digests: Readonly<Record<string, string>>
  readonly signature: string
}

/** The document with a proof of all its values. */
export function signed<T extends object>(document: T, key: SigningKey, at: Date): T & { proof: Proof } {
  const facts = {
    suite: SIGNING_SUITE,
    keyId: key.keyId,
    publicKey: key.publicKey,
    created: at.toISOString(),
    digests: digestsOf(document),
  }
  const signature = sign(null, Buffer.from(canonicalJson(facts)), key.privateKey).toString('base64')
  return { ...document, proof: { ...facts, signature } }
}

/** The digest of each value that is no object or list with content. */
function digestsOf(value: unknown): Record<string, string> {
  const found: Record<string, string> = {}
  const walk = (part: unknown, place: string) => {
    const inner = part !== null && typeof part === 'object' ? Object.entries(part) : []
    if (inner.length === 0) {
      found[place] = createHash('sm3').update(canonicalJson(part)).digest('hex')
      return
    }
    for (const [name, item] of inner)
      walk(item, `${place}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  }
  walk(JSON.parse(JSON.stringify(value)), '')
  return found
}
