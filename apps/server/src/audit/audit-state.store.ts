import type { Client } from './read-blocks.store.ts'
import { FIRST_ROOT } from './block-root.ts'
import { NOTHING_SEALED, type SealState } from './block.rules.ts'
import { parseRanges, rangesText } from './id-ranges.rules.ts'
import type { BlockPlace } from './verify-blocks.ts'

interface StateRow {
  seq: string
  open: string
  drawn_to: string
  settle_to: string
  settle_xact: string
  root: Buffer
}

const LAST_BLOCK = `select seq, open_ids::text open, drawn_to, settle_to, settle_xact::text settle_xact, root
  from audit_block`

const OLDEST = `select extract(epoch from clock_timestamp() - min(at))::float8 seconds from (
    (select at from audit_log where id > $1 order by id limit 1)
    union all select a.at from unnest($2::int8multirange) r, audit_log a where a.id >= lower(r) and a.id < upper(r)) row`

/** Where sealing stands: the last block, or nothing. */
export async function readSealState(client: Client): Promise<{ state: SealState; root: Buffer }> {
  const { rows } = await client.query<StateRow>(`${LAST_BLOCK} order by seq desc limit 1`)
  return rows[0]
    ? { state: stateOf(rows[0]), root: rows[0].root }
    : { state: NOTHING_SEALED, root: FIRST_ROOT }
}

/**
 * The block to verify after, so that all of the last hours is verified; undefined for all there is. It is the one before the last that was
 * sealed so long ago: that one is verified too, for whoever dates a new block back would have it and everything before it passed over.
 */
export async function findPlaceBefore(client: Client, hours: number): Promise<BlockPlace | undefined> {
  const { rows } = await client.query<StateRow>(
    `${LAST_BLOCK} where seq < (select max(seq) from audit_block where sealed_at < now() - make_interval(hours => $1))
      order by seq desc limit 1`,
    [hours],
  )
  return rows[0] && { ...stateOf(rows[0]), open: parseRanges(rows[0].open), root: rows[0].root }
}

function stateOf(row: StateRow): SealState {
  return {
    seq: Number(row.seq),
    open: parseRanges(row.open),
    drawnTo: Number(row.drawn_to),
    settleTo: Number(row.settle_to),
    settleXact: BigInt(row.settle_xact),
  }
}

/** Age in seconds of the oldest row that no block holds; 0 when every row is sealed. */
export async function oldestUnsealedSeconds(client: Client): Promise<number> {
  const { state } = await readSealState(client)
  const { rows } = await client.query<{ seconds: number | null }>(OLDEST, [
    state.drawnTo,
    rangesText(state.open),
  ])
  return Math.max(0, rows[0]?.seconds ?? 0)
}

export interface AuditRoot {
  readonly seq: number
  readonly root: string
  readonly sealedAt: string
  /** Null in a block of before there was a key. */
  readonly seal: string | null
}

/** The newest root; undefined before the first block. */
export async function latestRoot(client: Client): Promise<AuditRoot | undefined> {
  const { rows } = await client.query<AuditRoot>(
    `select seq::int, encode(root, 'hex') root, sealed_at::text "sealedAt", encode(seal, 'hex') seal
     from audit_block order by seq desc limit 1`,
  )
  return rows[0]
}
