import { createHash, createPublicKey, verify } from 'node:crypto'
import { isSm2Signature } from './sm2.ts'

/** What a check found: nothing wrong, or what is, in sentences. */
export interface Finding {
  readonly isGenuine: boolean
  readonly problems: readonly string[]
  readonly keyId: string | null
  /** Whether the key is one that was handed in from elsewhere, not only the one that the file brings along. */
  readonly isKeyTrusted: boolean
}

interface Proof {
  suite: string
  keyId: string
  publicKey: string
  created: string
  digests: Record<string, string>
  signature: string
}

type Check = (text: Buffer, signature: Buffer, spki: Buffer) => boolean

/** How a signature of each suite is checked; both sign canonical JSON with the SM3 of every value. */
const SUITES: Readonly<Record<string, Check>> = {
  'Ed25519-JCS-SM3': (text, signature, spki) => {
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'ed25519' && verify(null, text, key, signature)
  },
  'SM2-JCS-SM3': isSm2Signature,
}

/** JSON with one spelling for one content (RFC 8785). */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join(',')}}`
}

/** Every value with its place (RFC 6901). */
function places(value: unknown, place = ''): [place: string, value: unknown][] {
  const inner = value !== null && typeof value === 'object' ? Object.entries(value) : []
  if (inner.length === 0) return [[place, value]]
  return inner.flatMap(([name, part]) =>
    places(part, `${place}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  )
}

function isProof(value: unknown): value is Proof {
  if (value === null || typeof value !== 'object') return false
  const proof: Partial<Proof> = value
  const texts = [proof.suite, proof.keyId, proof.publicKey, proof.created, proof.signature]
  return (
    texts.every((text) => typeof text === 'string') &&
    proof.digests !== null &&
    typeof proof.digests === 'object'
  )
}

/** Checks a credential as text; `trusted` are public keys that the platform publishes (SPKI, base64). */
export function verifyCredential(text: string, trusted: readonly string[] = []): Finding {
  const refused = (...problems: string[]): Finding => ({
    isGenuine: false,
    problems,
    keyId: null,
    isKeyTrusted: false,
  })
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    return refused('文件不是 JSON，或已损坏')
  }
  if (document === null || typeof document !== 'object' || !('proof' in document))
    return refused('文件里没有签名')
  const { proof, ...content } = document
  if (!isProof(proof)) return refused('签名部分不完整')
  if (!Object.hasOwn(SUITES, proof.suite)) return refused(`不认识的签名算法：${proof.suite}`)
  const problems = [...signatureProblems(proof, trusted), ...valueProblems(content, proof.digests)]
  return {
    isGenuine: problems.length === 0,
    problems,
    keyId: proof.keyId,
    isKeyTrusted: trusted.includes(proof.publicKey),
  }
}

function signatureProblems({ signature, ...facts }: Proof, trusted: readonly string[]): string[] {
  const spki = Buffer.from(facts.publicKey, 'base64')
  const problems: string[] = []
  if (createHash('sha256').update(spki).digest('hex').slice(0, 16) !== facts.keyId)
    problems.push('公钥与公钥编号不符')
  if (trusted.length > 0 && !trusted.includes(facts.publicKey)) problems.push('签名的公钥不是平台公布的公钥')
  try {
    const isRight = SUITES[facts.suite]?.(
      Buffer.from(canonical(facts)),
      Buffer.from(signature, 'base64'),
      spki,
    )
    if (isRight !== true) problems.push('签名不符：签名部分（proof）被改动过')
  } catch {
    problems.push('公钥不能读取')
  }
  return problems
}

/** Which values are not those that were signed, which are new, which are gone. */
function valueProblems(content: object, digests: Readonly<Record<string, string>>): string[] {
  const found = new Map(places(content))
  const changed = [...found].flatMap(([place, value]) => {
    if (!Object.hasOwn(digests, place)) return [`增加的内容：${place}`]
    const digest = createHash('sm3').update(canonical(value)).digest('hex')
    return digest === digests[place] ? [] : [`被改动的内容：${place}，现为 ${JSON.stringify(value)}`]
  })
  const gone = Object.keys(digests).filter((place) => !found.has(place))
  return [...changed, ...gone.map((place) => `被删除的内容：${place}`)]
}
