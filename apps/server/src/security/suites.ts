import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** `g1`: AES-256-GCM, SHA-256. `s1`: SM4-CTR, then HMAC-SM3 over all of it (GB/T 32907, GB/T 32905); Node has no SM4-GCM. */
export const SUITES = ['g1', 's1'] as const
export type SuiteId = (typeof SUITES)[number]

/** What came out of sealing. */
export interface Sealed {
  readonly iv: Buffer
  readonly tag: Buffer
  readonly bytes: Buffer
}

/** Seals and opens for one purpose with one key; `mark` is authenticated with the content. */
export interface Sealer {
  seal(plain: Buffer, mark: Buffer): Sealed
  /** Throws when anything was changed, or another key sealed it. */
  open(sealed: Sealed, mark: Buffer): Buffer
}

export interface Suite {
  readonly ivBytes: number
  readonly tagBytes: number
  /** For a key of 32 bytes and the name of a purpose. */
  sealer(key: Buffer, purpose: string): Sealer
  /** 32 bytes that nobody without the key can make. */
  mac(key: Buffer, purpose: string): (content: string) => Buffer
}

/** A key of its own for each purpose (HKDF, RFC 5869), by the digest of the suite. */
function derive(digest: 'sha256' | 'sm3', key: Buffer, purpose: string, length: number): Buffer {
  return Buffer.from(hkdfSync(digest, key, '', purpose, length))
}

const g1: Suite = {
  ivBytes: 12,
  tagBytes: 16,
  sealer(key, purpose) {
    const own = derive('sha256', key, purpose, 32)
    return {
      seal(plain, mark) {
        const iv = randomBytes(g1.ivBytes)
        const cipher = createCipheriv('aes-256-gcm', own, iv).setAAD(mark)
        const bytes = Buffer.concat([cipher.update(plain), cipher.final()])
        return { iv, tag: cipher.getAuthTag(), bytes }
      },
      open({ iv, tag, bytes }, mark) {
        const cipher = createDecipheriv('aes-256-gcm', own, iv, { authTagLength: g1.tagBytes })
        cipher.setAAD(mark).setAuthTag(tag)
        return Buffer.concat([cipher.update(bytes), cipher.final()])
      },
    }
  },
  mac(key, purpose) {
    const own = derive('sha256', key, purpose, 32)
    return (content) => createHmac('sha256', own).update(content).digest()
  },
}

const s1: Suite = {
  ivBytes: 16,
  tagBytes: 32,
  sealer(key, purpose) {
    const own = derive('sm3', key, `${purpose} sm4`, 16)
    const tagKey = derive('sm3', key, `${purpose} sm3`, 32)
    // The length goes before the mark, so that no byte can wander from one part into the next.
    const tagOf = (mark: Buffer, iv: Buffer, bytes: Buffer) =>
      createHmac('sm3', tagKey).update(Buffer.of(mark.length)).update(mark).update(iv).update(bytes).digest()
    return {
      seal(plain, mark) {
        const iv = randomBytes(s1.ivBytes)
        const cipher = createCipheriv('sm4-ctr', own, iv)
        const bytes = Buffer.concat([cipher.update(plain), cipher.final()])
        return { iv, tag: tagOf(mark, iv, bytes), bytes }
      },
      open({ iv, tag, bytes }, mark) {
        const right = tagOf(mark, iv, bytes)
        if (tag.length !== right.length || !timingSafeEqual(tag, right)) throw new Error('tag does not match')
        const cipher = createDecipheriv('sm4-ctr', own, iv)
        return Buffer.concat([cipher.update(bytes), cipher.final()])
      },
    }
  },
  mac(key, purpose) {
    const own = derive('sm3', key, purpose, 32)
    return (content) => createHmac('sm3', own).update(content).digest()
  },
}

export const suites: Readonly<Record<SuiteId, Suite>> = { g1, s1 }

/** Names a key without telling anything of it: four bytes, hexadecimal. */
export function keyIdOf(key: Buffer): string {
  return derive('sha256', key, 'field-key-id', 4).toString('hex')
}
