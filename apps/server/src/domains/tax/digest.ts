import { createHash } from 'node:crypto'

/** What is kept of something that was handed over, hexadecimal SHA-256: it proves what it was to whoever holds it. */
export function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
