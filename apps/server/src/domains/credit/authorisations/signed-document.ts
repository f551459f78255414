import { createHash } from 'node:crypto'
import type { Signer } from '../../../security/signing/signer.ts'
import { canonicalJson } from './canonical-json.ts'

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
export async function signed<T extends object>(
  document: T,
  signer: Signer,
  at: Date,
): Promise<T & { proof: Proof }> {
  const facts = {
    suite: signer.suite,
    keyId: signer.keyId,
    publicKey: signer.publicKey,
    created: at.toISOString(),
    digests: digestsOf(document),
  }
  const signature = await signer.sign(Buffer.from(canonicalJson(facts)))
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
