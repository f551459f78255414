import { sql } from 'kysely'
import type { CalendarDayKind } from '@lqr/contract/reference/calendar.ts'
import { holdLock, shareLock } from '../data/advisory-locks.ts'
import type { Db } from '../data/database.ts'
import type { CalendarContent } from './calendar-days.ts'
import { makeWorkCalendar } from './work-calendar.rules.ts'
import type { WorkCalendar } from './working-days.ts'

export interface StoredCalendar extends CalendarContent {
  readonly version: number
  readonly stamp: string
}

/** The last calendar read, under its stamp: a change on any instance gives it another one. */
let kept: { readonly stamp: string; readonly calendar: WorkCalendar } | undefined

/** Which days people work, as the table says now; the days are read anew only when their stamp has changed. */
export async function readCalendar(db: Db): Promise<WorkCalendar> {
  const { stamp } = await db.selectFrom('calendar').select('stamp').executeTakeFirstOrThrow()
  if (kept?.stamp === stamp) return kept.calendar
  const read = await readStored(db)
  kept = { stamp: read.stamp, calendar: makeWorkCalendar(read) }
  return kept.calendar
}

/** The calendar for a clock that is started or moved: it stays what it is until the transaction ends. */
export async function holdCalendar(tx: Db): Promise<WorkCalendar> {
  await shareLock(tx, 'calendar')
  return readCalendar(tx)
}

/** The calendar to be changed by this transaction alone, once every clock under way has been written. */
export async function lockCalendar(tx: Db): Promise<StoredCalendar> {
  await holdLock(tx, 'calendar')
  return readStored(tx)
}

interface ContentRow {
  stamp: string
  version: number
  years: number[]
  days: Record<string, CalendarDayKind>
}

/** The whole calendar of one moment: in one statement, so that stamp and days belong together. */
export async function readStored(db: Db): Promise<StoredCalendar> {
  const { rows } = await sql<ContentRow>`select stamp, version,
    (select coalesce(array_agg(year::int order by year), '{}') from calendar_year) years,
    (select coalesce(jsonb_object_agg(day, kind), '{}') from calendar_day) days
    from calendar`.execute(db)
  const { stamp = '', version = 1, years = [], days = {} } = rows[0] ?? {}
  return { stamp, version, years: new Set(years), days: new Map(Object.entries(days)) }
}
