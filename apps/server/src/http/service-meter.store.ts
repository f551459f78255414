import type pg from 'pg'
import type { MinuteCount } from './service-meter.rules.ts'

/** The strips show the seven days before today. */
const KEPT_DAYS = 9

/** Writes what one process answered in one minute, and lets go of what no screen shows any more. */
export async function writeMinute(
  pool: pg.Pool,
  instance: string,
  minute: Date,
  { answered, failed, byBound }: MinuteCount,
): Promise<void> {
  await pool.query(
    `with gone as (delete from service_minute where minute < $1::timestamptz - make_interval(days => $6))
    insert into service_minute (minute, instance, answered, failed, by_bound) values ($1, $2, $3, $4, $5)
    on conflict (minute, instance) do nothing`,
    [minute, instance, answered, failed, byBound, KEPT_DAYS],
  )
}
