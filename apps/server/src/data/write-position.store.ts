import { sql } from 'kysely'
import type pg from 'pg'
import { askedTogether } from './asked-together.ts'
import { endOfRecord } from './log-position.rules.ts'
import { prepared } from './prepared.ts'

/**
 * The end of everything that is committed, in bytes of the log. A database that does not wait for its disk has commits that are not
 * in the flushed part yet.
 */
const COMMITTED = `(case current_setting('synchronous_commit') when 'off'
  then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end - '0/0')::bigint`

/** What a primary and whoever follows it have in common, and no other server or database: one that was restored is another. */
export const ORIGIN = `(select concat_ws(' ', system_identifier, current_database()) from pg_control_system())`

/** Notes that this account has written; asked after its commit. */
const note = prepared(
  'write-position',
  `insert into write_position (account_id, position) values ($1, ${COMMITTED})
   on conflict (account_id) do update set position = greatest(write_position.position, excluded.position)`,
)

/** Every position that was lost or could not be noted lies before this one. */
const raiseFloor = prepared(
  'write-floor',
  `insert into write_floor (position) values (${COMMITTED})
   on conflict (is_only) do update set position = greatest(write_floor.position, excluded.position)`,
)

interface LastWrite {
  position: string
}

const lastWrites = askedTogether<{ accountId: string }, LastWrite>(
  'last-write',
  (asked) => sql`select k.place, greatest(f.position, w.position) as position
    from ${asked} k(place int, "accountId" bigint) cross join write_floor f
    left join write_position w on w.account_id = k."accountId"`,
)

export async function noteWrite(pool: pg.Pool, accountId: string): Promise<void> {
  await note(pool, [accountId])
}

export async function raiseWriteFloor(pool: pg.Pool): Promise<void> {
  await raiseFloor(pool, [])
}

/** The position an account must find at least; undefined: nobody knows, so it reads from the primary. */
export async function lastWriteOf(pool: pg.Pool, accountId: string): Promise<number | undefined> {
  const [row] = await lastWrites({ accountId }, pool)
  return row && endOfRecord(Number(row.position))
}

export interface PrimaryStanding {
  /** What everybody can read that asks now, in bytes of the log. */
  readonly position: number
  /** So much of the log there is; nobody who follows it has replayed more. */
  readonly written: number
  readonly origin: string
  /** Positions of writes are known since the primary began. */
  readonly hasFloor: boolean
}

export async function standingOfPrimary(pool: pg.Pool): Promise<PrimaryStanding> {
  const { rows } = await pool.query<{ position: string; has_floor: boolean; origin: string }>(
    `select (pg_current_wal_flush_lsn() - '0/0')::bigint as position, ${ORIGIN} as origin,
       exists (select from write_floor) as has_floor`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('the primary told no position')
  const written = Number(row.position)
  return { position: endOfRecord(written), written, origin: row.origin, hasFloor: row.has_floor }
}
