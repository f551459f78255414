import { createHash } from 'node:crypto'
import { type IdRange, rangesText } from './id-ranges.rules.ts'

/** The root before the first block. */
export const FIRST_ROOT = Buffer.from([0])
export const DIGEST_BYTES = 32

export interface BlockContent {
  readonly seq: number
  readonly month: string
  /** Seconds since 1970, as PostgreSQL writes `extract(epoch from sealed_at)`. */
  readonly sealedAt: string
  readonly ids: readonly IdRange[]
  readonly digests: Buffer
  readonly open: readonly IdRange[]
  readonly drawnTo: number
}

/** The root of a block: SHA-256 over the root before it and everything the block says about its rows. */
export function blockRoot(previous: Buffer, block: BlockContent): Buffer {
  const { seq, month, sealedAt, ids, open, drawnTo, digests } = block
  const place = [seq, month, sealedAt, rangesText(ids), rangesText(open), drawnTo].join('|')
  const leaves = createHash('sha256').update(digests).digest()
  return createHash('sha256').update(previous).update(place, 'utf8').update(leaves).digest()
}
