import type pg from 'pg'
import { type IdRange, parseRanges, rangesText } from './id-ranges.rules.ts'
import { STORED_ROW, type StoredRow } from './row-digest.ts'

export type Client = Pick<pg.ClientBase, 'query'>

/** A block as it is stored. */
export interface Block {
  readonly seq: number
  readonly month: string
  readonly sealedAt: string
  readonly isPastRetention: boolean
  readonly ids: IdRange[]
  readonly digests: Buffer
  readonly open: IdRange[]
  readonly drawnTo: number
  readonly prevRoot: Buffer
  readonly root: Buffer
  /** Null in a block of before there was a key. */
  readonly seal: Buffer | null
}

export const BLOCKS_AT_ONCE = 50

const BLOCKS = `select seq, month::text, extract(epoch from sealed_at)::text sealed_at,
    month < date_trunc('month', now() at time zone 'Asia/Shanghai') - make_interval(months => $2) is_past_retention,
    ids::text, digests, open_ids::text, drawn_to, prev_root, root, seal
  from audit_block where seq > $1 order by seq limit ${BLOCKS_AT_ONCE}`

const ROWS = `select ${STORED_ROW} from unnest($1::int8multirange) r,
    lateral (select l.id, l.at, l.actor_account_id, l.actor_kind, l.action, l.entity, l.entity_id, l.detail, l.request_id, l.ip,
      l.prev_hash, l.hash from audit_log l where l.id >= lower(r) and l.id < upper(r) order by l.id limit $2) a
  order by a.id, a.at limit $2`

const HAS_ROWS = `select exists (select from audit_log where at >= $1::date::timestamp at time zone 'Asia/Shanghai'
    and at < ($1::date + interval '1 month') at time zone 'Asia/Shanghai') has_rows`

interface BlockRow {
  seq: string
  month: string
  sealed_at: string
  is_past_retention: boolean
  ids: string
  digests: Buffer
  open_ids: string
  drawn_to: string
  prev_root: Buffer
  root: Buffer
  seal: Buffer | null
}

/** The next blocks after the given one, in order. */
export async function readBlocks(client: Client, after: number, keptMonths: number): Promise<Block[]> {
  const { rows } = await client.query<BlockRow>(BLOCKS, [after, keptMonths])
  return rows.map((row) => ({
    seq: Number(row.seq),
    month: row.month,
    sealedAt: row.sealed_at,
    isPastRetention: row.is_past_retention,
    ids: parseRanges(row.ids),
    digests: row.digests,
    open: parseRanges(row.open_ids),
    drawnTo: Number(row.drawn_to),
    prevRoot: row.prev_root,
    root: row.root,
    seal: row.seal,
  }))
}

/** Rows with these ids, by id, at most so many. */
export async function readRows(
  client: Client,
  ids: readonly IdRange[],
  atMost: number,
): Promise<StoredRow[]> {
  if (ids.length === 0) return []
  return (await client.query<StoredRow>(ROWS, [rangesText(ids), atMost])).rows
}

/** Whether any row of the month is there; its first day is given. */
export async function monthHasRows(client: Client, month: string): Promise<boolean> {
  const { rows } = await client.query<{ has_rows: boolean }>(HAS_ROWS, [month])
  return rows[0]?.has_rows ?? false
}
