import type pg from 'pg'
import { type IdRange, rangesUpTo, withoutRanges } from './id-ranges.rules.ts'
import { FIRST_ROOT } from './block-root.ts'
import { isOwnDigest, STORED_ROW, type StoredRow } from './row-digest.ts'

const BATCH = 10_000

const ROWS = `select ${STORED_ROW} from audit_log a
  where a.prev_hash is not null and a.id > $1 order by a.id limit ${BATCH}`

export interface ChainVerdict {
  readonly broken: { readonly id: number; readonly why: 'changed' | 'unlinked' } | undefined
  /** Whether the digest kept elsewhere is on the chain. */
  readonly isAnchored: boolean
}

/**
 * Rows of the time before the blocks, each linked to the one before it, by the rule of that time. Only across ids of
 * archived months a link is taken as given.
 */
export async function verifyChain(
  client: Pick<pg.ClientBase, 'query'>,
  archived: readonly IdRange[],
  anchor: string | undefined,
): Promise<ChainVerdict> {
  let previous: Buffer = FIRST_ROOT
  let lastId = 0
  let isAnchored = false
  for (;;) {
    const { rows } = await client.query<StoredRow>(ROWS, [lastId])
    for (const row of rows) {
      const id = Number(row.id)
      const isLinked = row.prev_hash?.equals(previous) || archivedBetween(archived, lastId, id)
      if (!isLinked) return { broken: { id, why: 'unlinked' }, isAnchored }
      if (!isOwnDigest(row)) return { broken: { id, why: 'changed' }, isAnchored }
      previous = row.hash
      lastId = id
      isAnchored ||= row.hash.toString('hex') === anchor
    }
    if (rows.length < BATCH) return { broken: undefined, isAnchored }
  }
}

function archivedBetween(archived: readonly IdRange[], after: number, before: number): boolean {
  return withoutRanges(rangesUpTo(archived, before - 1), [{ from: 0, to: after + 1 }]).length > 0
}
