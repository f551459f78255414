import { createDecipheriv, hkdfSync } from 'node:crypto'

/** Begins the texts and the files of before suites: AES-256-GCM, and no word about the key. */
export const FORMER_TEXT = 'v1'
export const FORMER_FILE = Buffer.from('LQF1', 'latin1')
const NONCE_BYTES = 12
const TAG_BYTES = 16

function derive(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32))
}

/** Reads `v1.<iv>.<tag>.<bytes>`; throws when another key sealed it. */
export function openFormerText(key: Buffer, sealed: string): string {
  const [, iv, tag, bytes] = sealed.split('.')
  if (!iv || !tag || bytes === undefined) throw new Error('unknown cipher text')
  const cipher = createDecipheriv('aes-256-gcm', derive(key, 'field-seal'), Buffer.from(iv, 'base64url'), {
    authTagLength: TAG_BYTES,
  }).setAuthTag(Buffer.from(tag, 'base64url'))
  return Buffer.concat([cipher.update(Buffer.from(bytes, 'base64url')), cipher.final()]).toString('utf8')
}

/** Reads mark, nonce, tag and bytes of a file; throws when another key sealed it. */
export function openFormerFile(key: Buffer, sealed: Buffer): Buffer {
  const [nonceAt, tagAt] = [FORMER_FILE.length, FORMER_FILE.length + NONCE_BYTES]
  const bytesAt = tagAt + TAG_BYTES
  if (sealed.length < bytesAt) throw new Error('no sealed file')
  const cipher = createDecipheriv('aes-256-gcm', derive(key, 'file-seal'), sealed.subarray(nonceAt, tagAt), {
    authTagLength: TAG_BYTES,
  })
  cipher.setAAD(FORMER_FILE).setAuthTag(sealed.subarray(tagAt, bytesAt))
  return Buffer.concat([cipher.update(sealed.subarray(bytesAt)), cipher.final()])
}
