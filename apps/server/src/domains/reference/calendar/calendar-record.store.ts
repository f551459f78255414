import { sql } from 'kysely'
import type { CalendarDayKind } from '@lqr/contract/reference/calendar.ts'
import type { NoticeDay } from '@lqr/contract/rules/holiday-notice.ts'
import type { Db } from '../../../data/database.ts'

export interface DayRecord {
  readonly day: string
  readonly kind: CalendarDayKind
  readonly name: string
  readonly source: string
  readonly noticeYear: number | null
  readonly changedBy: string | null
  readonly changedAt: string
}

export interface NoticeRecord {
  readonly source: string
  readonly importedBy: string | null
  readonly importedAt: string
}

/** Who writes, when, and which version of the calendar it makes. */
export interface Writing {
  readonly version: number
  readonly accountId: string
  readonly now: Date
}

/** The days of the year that differ from the week, in order; `changedBy` is null for what came with a release. */
export async function listDays(db: Db, year: number): Promise<DayRecord[]> {
  const { rows } =
    await sql<DayRecord>`select d.day, d.kind, d.name, d.source, d.notice_year::int "noticeYear",
      coalesce(nullif(a.display_name, ''), a.username) "changedBy", d.updated_at "changedAt"
    from calendar_day d left join account a on a.id = d.updated_by
    where d.day between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date order by d.day`.execute(db)
  return rows
}

/** A day as it stands in the table; undefined when its week, or the rule, decides. */
export async function findDay(
  db: Db,
  day: string,
): Promise<Pick<DayRecord, 'kind' | 'name' | 'source'> | undefined> {
  const row = await db
    .selectFrom('calendar_day')
    .select(['kind', 'name', 'source'])
    .where('day', '=', day)
    .executeTakeFirst()
  return row as Pick<DayRecord, 'kind' | 'name' | 'source'> | undefined
}

/** The notice of a year; undefined when the rule holds. */
export async function findNotice(db: Db, year: number): Promise<NoticeRecord | undefined> {
  const { rows } = await sql<NoticeRecord>`select y.source, y.imported_at "importedAt",
      coalesce(nullif(a.display_name, ''), a.username) "importedBy"
    from calendar_year y left join account a on a.id = y.imported_by where y.year = ${year}`.execute(db)
  return rows[0]
}

/** Enters a day by itself, or changes it; a day of a notice stays one of it. */
export async function writeDay(
  tx: Db,
  { day, kind, name, source }: Pick<DayRecord, 'day' | 'kind' | 'name' | 'source'>,
  { version, accountId, now }: Writing,
): Promise<void> {
  const values = { kind, name, source, version, updated_by: accountId, updated_at: now.toISOString() }
  await tx
    .insertInto('calendar_day')
    .values({ day, ...values })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(values))
    .execute()
}

export async function deleteDay(tx: Db, day: string): Promise<void> {
  await tx.deleteFrom('calendar_day').where('day', '=', day).execute()
}

const REPLACED = (year: number) => sql<boolean>`(notice_year = ${year}
  or (notice_year is null and day between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date))`

/** The days that give way to the notice of a year: those of its last one, and those of the year entered by themselves. */
export async function listReplacedDays(db: Db, year: number): Promise<string[]> {
  const rows = await db.selectFrom('calendar_day').select('day').where(REPLACED(year)).execute()
  return rows.map(({ day }) => day)
}

/** Replaces what the year holds, days entered by themselves included, by its notice. */
export async function replaceYear(
  tx: Db,
  { year, source, days }: { year: number; source: string; days: readonly NoticeDay[] },
  { version, accountId, now }: Writing,
): Promise<void> {
  const at = now.toISOString()
  const notice = { source, imported_by: accountId, imported_at: at, warned_at: null }
  await tx
    .insertInto('calendar_year')
    .values({ year, ...notice })
    .onConflict((conflict) => conflict.column('year').doUpdateSet(notice))
    .execute()
  await tx.deleteFrom('calendar_day').where(REPLACED(year)).execute()
  await tx
    .insertInto('calendar_day')
    .values(
      days.map((day) => ({
        ...day,
        source,
        notice_year: year,
        version,
        updated_by: accountId,
        updated_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((eb) => ({
        kind: eb.ref('excluded.kind'),
        name: eb.ref('excluded.name'),
        source,
        notice_year: year,
        version,
        updated_by: accountId,
        updated_at: at,
      })),
    )
    .execute()
}

/** Gives the calendar its next version and a new stamp, by which every instance reads it anew; answers the version. */
export async function renewVersion(tx: Db, now: Date): Promise<number> {
  const { version } = await tx
    .updateTable('calendar')
    .set((eb) => ({
      version: eb('version', '+', 1),
      stamp: sql<string>`gen_random_uuid()`,
      updated_at: now.toISOString(),
    }))
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Holds the year if nobody has been warned after a moment that its notice is the last one; false otherwise. */
export async function holdUnwarnedYear(tx: Db, year: number, since: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('calendar_year')
    .select('year')
    .where('year', '=', year)
    .where((eb) => eb.or([eb('warned_at', 'is', null), eb('warned_at', '<=', since.toISOString())]))
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function markWarned(tx: Db, year: number, now: Date): Promise<void> {
  await tx
    .updateTable('calendar_year')
    .set({ warned_at: now.toISOString() })
    .where('year', '=', year)
    .execute()
}
