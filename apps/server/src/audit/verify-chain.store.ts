import type pg from 'pg'
import { type IdRange, rangesUpTo, withoutRanges } from './id-ranges.rules.ts'
import { FIRST_ROOT } from './block-root.ts'
import type { Anchor } from './verify-blocks.ts'
import { digestOf, isOwnDigest, STORED_ROW, type StoredRow } from './row-digest.ts'

const BATCH = 10_000

const ROWS = `select ${STORED_ROW} from audit_log a
  where a.prev_hash is not null and a.id > $1 order by a.id limit ${BATCH}`

export interface ChainVerdict {
  readonly broken: { readonly id: number; readonly why: 'changed' | 'unlinked' } | undefined
  /** Those of the digests kept elsewhere that are on the chain. */
  readonly found: ReadonlySet<string>
}

/**
 * Rows of the time before the blocks, each linked to the one before it, by the rule of that time. Only across ids of
 * archived months a link is taken as given.
 */
export async function verifyChain(
  client: Pick<pg.ClientBase, 'query'>,
  archived: readonly IdRange[],
  anchors: readonly Anchor[],
): Promise<ChainVerdict> {
  let previous: Buffer = FIRST_ROOT
  let lastId = 0
  const kept = new Set(anchors.map(({ root }) => root))
  const found = new Set<string>()
  for (;;) {
    const { rows } = await client.query<StoredRow>(ROWS, [lastId])
    for (const row of rows) {
      const id = Number(row.id)
      const isLinked = row.prev_hash?.equals(previous) || archivedBetween(archived, lastId, id)
      if (!isLinked) return { broken: { id, why: 'unlinked' }, found }
      if (!isOwnDigest(row)) return { broken: { id, why: 'changed' }, found }
      previous = digestOf(row)
      lastId = id
      const digest = previous.toString('hex')
      if (kept.has(digest)) found.add(digest)
    }
    if (rows.length < BATCH) return { broken: undefined, found }
  }
}

function archivedBetween(archived: readonly IdRange[], after: number, before: number): boolean {
  return withoutRanges(rangesUpTo(archived, before - 1), [{ from: 0, to: after + 1 }]).length > 0
}
