import { createHash } from 'node:crypto'
import { canonicalJson } from './canonical-json.ts'

/** The digest that JR/T 0325-2024 (E.4) names for receipts. */
export const DIGEST_SUITE = 'SM3'

/** What was handed over, as hexadecimal SM3 of its canonical JSON (RFC 8785) or of the bytes of a file. */
export function deliveryDigest(delivered: unknown): string {
  const content = Buffer.isBuffer(delivered) ? delivered : canonicalJson(delivered)
  return createHash('sm3').update(content).digest('hex')
}
