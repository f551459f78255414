import type pg from 'pg'
import { LOCK_KEYS } from '../data/advisory-locks.ts'
import { readSealState } from './audit-state.store.ts'
import { blockRoot } from './block-root.ts'
import { nextBlocks, type NextBlock, unsealedPlaces } from './block.rules.ts'
import type { Client } from './read-blocks.store.ts'
import { rangesOfIds, rangesText } from './id-ranges.rules.ts'
import type { SealRoot } from './root-seal.ts'
import { ROW_DIGEST } from './row-digest.ts'

/** Rows of one block at most; more are sealed in the next turn at once. */
const BLOCK_ROWS = 10_000

/** The ids drawn so far, read outside of any snapshot. */
const DRAWN_TO =
  'select case when is_called then last_value else last_value - 1 end drawn_to from audit_log_id'

const ROWS = `select a.id, date_trunc('month', a.at at time zone 'Asia/Shanghai')::date as month, ${ROW_DIGEST} digest
  from unnest($1::int8multirange) r, audit_log a where a.id >= lower(r) and a.id < upper(r) order by a.id limit $2`

const INSERT = `insert into audit_block (seq, month, sealed_at, ids, digests, open_ids, drawn_to, settle_to, settle_xact,
    prev_root, root, seal) values ($1, $2, now(), $3, $4, $5, $6, $7, $8, $9, $10, $11)`

/**
 * The own number and that of the oldest transaction under way that may bring rows. One of another database of the server draws no ids here,
 * however long it goes on; of one whose database is not told, as of a prepared one, it is assumed that it may.
 */
const MOMENT = `select pg_current_xact_id()::text own, extract(epoch from now())::text "now",
    least(pg_current_xact_id(), pg_snapshot_xmax(seen), (select x from pg_snapshot_xip(seen) x
      where not exists (select from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where l.locktype = 'transactionid' and l.granted and l.mode = 'ExclusiveLock' and l.transactionid = x::xid
          and a.datname <> current_database())
      order by x limit 1))::text oldest
  from pg_current_snapshot() seen`

interface Row {
  readonly id: number
  readonly month: string
  readonly digest: Buffer
}

export interface Sealed {
  /** Whether another sealer was at work, so nothing was done here. */
  readonly isBusy: boolean
  readonly rows: number
  /** Whether rows were left for the next turn. */
  readonly isCut: boolean
}

/** Seals every committed row that no block holds, in one transaction: it happens wholly or not at all. */
export async function sealRows(pool: pg.Pool, sealRoot: SealRoot): Promise<Sealed> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const sealed = await sealWithin(client, sealRoot)
    await client.query('commit')
    return sealed
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** The same in the caller's transaction, which holds off every other sealer until it ends. */
export async function sealWithin(client: Client, sealRoot: SealRoot): Promise<Sealed> {
  const lock = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) mine', [
    LOCK_KEYS.auditSeal,
  ])
  if (!lock.rows[0]?.mine) return { isBusy: true, rows: 0, isCut: false }
  const { state, root } = await readSealState(client)
  const drawn = await client.query<{ drawn_to: string }>(DRAWN_TO)
  const drawnTo = Number(drawn.rows[0]?.drawn_to)
  const places = rangesText(unsealedPlaces(state, drawnTo))
  if ((await unsealedRows(client, places, 1)).length === 0) return { isBusy: false, rows: 0, isCut: false }
  // The order counts: ids drawn, then the own number, then the oldest transaction under way, then the rows.
  const { rows: moments } = await client.query<{ own: string; oldest: string; now: string }>(MOMENT)
  const [moment] = moments
  if (!moment) throw new Error('the database does not tell its transactions')
  const rows = await unsealedRows(client, places, BLOCK_ROWS)
  const isCut = rows.length === BLOCK_ROWS
  const seen = { drawnTo, ownXact: BigInt(moment.own), oldestXact: BigInt(moment.oldest), rows, isCut }
  let previous = root
  for (const block of nextBlocks(state, seen)) {
    const next = rootOf(previous, block, moment.now)
    await insertBlock(client, block, { previous, root: next, seal: sealRoot(next) })
    previous = next
  }
  return { isBusy: false, rows: rows.length, isCut }
}

async function unsealedRows(client: Client, places: string, limit: number): Promise<Row[]> {
  const { rows } = await client.query<{ id: string; month: string; digest: Buffer }>(ROWS, [places, limit])
  return rows.map(({ id, month, digest }) => ({ id: Number(id), month, digest }))
}

function digestsOf({ rows }: NextBlock<Row>): Buffer {
  return Buffer.concat(rows.map(({ digest }) => digest))
}

function rootOf(previous: Buffer, block: NextBlock<Row>, sealedAt: string): Buffer {
  const ids = rangesOfIds(block.rows.map(({ id }) => id))
  return blockRoot(previous, { ...block, sealedAt, ids, digests: digestsOf(block) })
}

async function insertBlock(
  client: Client,
  block: NextBlock<Row>,
  { previous, root, seal }: Record<'previous' | 'root' | 'seal', Buffer>,
): Promise<void> {
  const { seq, month, open, drawnTo, settleTo, settleXact, rows } = block
  await client.query(INSERT, [
    seq,
    month,
    rangesText(rangesOfIds(rows.map(({ id }) => id))),
    digestsOf(block),
    rangesText(open),
    drawnTo,
    settleTo,
    settleXact.toString(),
    previous,
    root,
    seal,
  ])
}
