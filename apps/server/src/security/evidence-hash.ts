import { createHash } from 'node:crypto'

/** Under which what somebody agreed to is kept as evidence: SHA-256 of the text, hexadecimal. */
export function evidenceHash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
