import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Encrypts sensitive fields at rest and makes them findable by a blind index (docs/product-rules.md, Sensitive fields). */
export interface FieldCipher {
  /** Text → `v1.<iv>.<tag>.<bytes>`, base64url. */
  encrypt(plain: string): string
  decrypt(sealed: string): string
  /** A keyed hash: equal values give equal bytes, nothing else can be learned. */
  blindIndex(plain: string): Buffer
  /** A keyed hash for short secrets (codes, captcha answers), bound to what they are for. */
  secretHash(purpose: string, value: string): Buffer
}

const VERSION = 'v1'

/** AES-256-GCM with keys derived from one 32-byte key. */
export function makeFieldCipher(key: Buffer): FieldCipher {
  const derive = (info: string) => Buffer.from(hkdfSync('sha256', key, '', info, 32))
  const sealKey = derive('field-seal')
  const indexKey = derive('field-index')
  const secretKey = derive('short-secret')
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
    blindIndex: (plain) => createHmac('sha256', indexKey).update(plain).digest(),
    secretHash: (purpose, value) => createHmac('sha256', secretKey).update(`${purpose}\0${value}`).digest(),
  }
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
