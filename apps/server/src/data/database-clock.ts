import type pg from 'pg'

/** The time that all instances share. */
export interface DatabaseClock {
  readonly now: () => Date
  /** Asks the database what time it is; throws while it is away, and the clock goes on as it went. */
  follow(): Promise<void>
}

/** What this process has of its own: a clock that may be wrong, and one that only counts. */
export interface OwnClocks {
  readonly wall: () => number
  readonly counted: () => number
}

const OWN: OwnClocks = { wall: () => Date.now(), counted: () => performance.now() }

/**
 * The clock of the database, so that what one instance lets expire has expired for the others too, however wrong their own
 * clocks are. Between two questions it counts on by itself; until the first answer it is the process's own.
 */
export function makeDatabaseClock(pool: pg.Pool, own: OwnClocks = OWN): DatabaseClock {
  let reading = { at: own.wall(), counted: own.counted() }
  return {
    now: () => new Date(reading.at + (own.counted() - reading.counted)),
    async follow() {
      const asked = own.counted()
      const { rows } = await pool.query<{ at: number }>(
        `select extract(epoch from clock_timestamp())::float8 * 1000 as at`,
      )
      const answered = own.counted()
      const at = rows[0]?.at
      // The database looked at its clock somewhere between question and answer.
      if (at !== undefined) reading = { at, counted: (asked + answered) / 2 }
    },
  }
}
