import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

export const FIELD_KEY_FILE = 'field.key'
const KEY = /^[0-9a-f]{64}$/

/** The key kept in this folder; undefined when there is none. */
export async function readFieldKey(folder: string): Promise<string | undefined> {
  const text = await readFile(path.join(folder, FIELD_KEY_FILE), 'utf8').catch(() => '')
  return KEY.test(text.trim()) ? text.trim() : undefined
}

/** Tells keys apart without telling anything of the key. */
export function keyFingerprint(key: string): string {
  return createHmac('sha256', Buffer.from(key, 'hex'))
    .update('field-key-fingerprint')
    .digest('hex')
    .slice(0, 16)
}
