import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Encrypts sensitive fields at rest and makes them findable by a blind index (docs/product-rules.md, Sensitive fields). */
export interface FieldCipher {
  /** Text → `v1.<iv>.<tag>.<bytes>`, base64url. */
  encrypt(plain: string): string
  decrypt(sealed: string): string
  /** A whole file → mark, nonce, tag and cipher text: 32 bytes longer. */
  sealBytes(plain: Buffer): Buffer
  /** Throws for bytes that were not sealed with this key, or changed since. */
  openBytes(sealed: Buffer): Buffer
  /** A keyed hash: equal values give equal bytes, nothing else can be learned. */
  blindIndex(plain: string): Buffer
  /** A keyed hash for short secrets (codes, captcha answers), bound to what they are for. */
  secretHash(purpose: string, value: string): Buffer
}

const VERSION = 'v1'
/** Begins every sealed file, so that another way of sealing can follow. */
const FILE_MARK = Buffer.from('LQF1', 'latin1')
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM with keys derived from one 32-byte key. */
export function makeFieldCipher(key: Buffer): FieldCipher {
  const derive = (info: string) => Buffer.from(hkdfSync('sha256', key, '', info, 32))
  const sealKey = derive('field-seal')
  const indexKey = derive('field-index')
  const secretKey = derive('short-secret')
  const fileKey = derive('file-seal')
  return {
    encrypt(plain) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv)
      const bytes = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return [VERSION, ...[iv, cipher.getAuthTag(), bytes].map((part) => part.toString('base64url'))].join(
        '.',
      )
    },
    decrypt(sealed) {
      const [version, iv, tag, bytes] = sealed.split('.')
      if (version !== VERSION || !iv || !tag || bytes === undefined) throw new Error('unknown cipher text')
      const decipher = createDecipheriv('aes-256-gcm', sealKey, Buffer.from(iv, 'base64url'))
      decipher.setAuthTag(Buffer.from(tag, 'base64url'))
      return Buffer.concat([decipher.update(Buffer.from(bytes, 'base64url')), decipher.final()]).toString(
        'utf8',
      )
    },
    sealBytes(plain) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', fileKey, nonce).setAAD(FILE_MARK)
      const bytes = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([FILE_MARK, nonce, cipher.getAuthTag(), bytes])
    },
    openBytes(sealed) {
      const [mark, nonce, tag, bytes] = cut(sealed, FILE_MARK.length, NONCE_BYTES, TAG_BYTES)
      if (!mark?.equals(FILE_MARK) || !nonce || tag?.length !== TAG_BYTES || !bytes) {
        throw new Error('no sealed file')
      }
      const decipher = createDecipheriv('aes-256-gcm', fileKey, nonce).setAAD(FILE_MARK).setAuthTag(tag)
      return Buffer.concat([decipher.update(bytes), decipher.final()])
    },
    blindIndex: (plain) => createHmac('sha256', indexKey).update(plain).digest(),
    secretHash: (purpose, value) => createHmac('sha256', secretKey).update(`${purpose}\0${value}`).digest(),
  }
}

/** Pieces of these lengths from the front, and the rest. */
function cut(bytes: Buffer, ...lengths: readonly number[]): Buffer[] {
  let at = 0
  const pieces = lengths.map((length) => bytes.subarray(at, (at += length)))
  return [...pieces, bytes.subarray(at)]
}

/** The configured key, or one made once and kept beside the data with mode 0600. */
export function loadFieldKey(configured: string | undefined, dataDir: string): Buffer {
  if (configured) return Buffer.from(configured, 'hex')
  const path = join(dataDir, 'field.key')
  try {
    return Buffer.from(readFileSync(path, 'utf8').trim(), 'hex')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dataDir, { recursive: true })
    try {
      writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
    } catch (raced) {
      if ((raced as NodeJS.ErrnoException).code !== 'EEXIST') throw raced
    }
    return Buffer.from(readFileSync(path, 'utf8').trim(), 'hex')
  }
}
