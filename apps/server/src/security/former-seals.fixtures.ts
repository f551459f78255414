import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { FORMER_FILE } from './former-seals.ts'

function seal(key: Buffer, purpose: string, plain: Buffer, mark?: Buffer) {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(hkdfSync('sha256', key, '', purpose, 32)), iv)
  if (mark) cipher.setAAD(mark)
  const bytes = Buffer.concat([cipher.update(plain), cipher.final()])
  return [iv, cipher.getAuthTag(), bytes]
}

/** A field as it was sealed before suites. */
export function formerText(key: Buffer, plain: string): string {
  const parts = seal(key, 'field-seal', Buffer.from(plain))
  return ['v1', ...parts.map((part) => part.toString('base64url'))].join('.')
}

/** A file as it was sealed before suites. */
export function formerFile(key: Buffer, plain: Buffer): Buffer {
  return Buffer.concat([FORMER_FILE, ...seal(key, 'file-seal', plain, FORMER_FILE)])
}
