import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'

/** Where a case lies; one without an area is the province's. */
const REGION = sql`coalesce(t.region_code, '620000')`

/** What institutions have to do, straight from the shared task list; letters are written about cases and are none of the area's. */
const WORK = sql`case_task t where t.waits_for = 'institution' and t.org_id is not null and t.kind <> 'letter'`

/** The overdue cases of institutions by the county they lie in. */
export async function overdueByRegion(db: Db, regions: readonly string[], now: Date) {
  const { rows } = await sql<{ regionCode: string; cases: number }>`
    select ${REGION} "regionCode", count(*)::int cases from ${WORK}
      and t.due_at < ${now.toISOString()} and ${REGION} = any(${regions}::bpchar[])
    group by 1`.execute(db)
  return rows
}

export interface InstitutionWorkRow {
  readonly orgId: string
  readonly orgName: string
  readonly open: number
  readonly overdue: number
}

/** Open and overdue cases by institution, the most overdue first. */
export async function workByInstitution(
  db: Db,
  regions: readonly string[],
  now: Date,
): Promise<InstitutionWorkRow[]> {
  const { rows } = await sql<InstitutionWorkRow>`
    select w.org_id "orgId", organisation_label(o.short_name, o.merged_into_id) "orgName", w.open, w.overdue
    from (select t.org_id, count(*)::int open, (count(*) filter (where t.due_at < ${now.toISOString()}))::int overdue
      from ${WORK} and ${REGION} = any(${regions}::bpchar[]) group by t.org_id) w
    join organisation o on o.id = w.org_id order by w.overdue desc, w.open desc, w.org_id`.execute(db)
  return rows
}

/** Certifications that wait for an operator, and since when the oldest does. */
export async function certificationsWaiting(db: Db, regions: readonly string[]) {
  const { rows } = await sql<{ waiting: number; oldest: string | null }>`
    select count(*)::int waiting, min(submitted_at) oldest from enterprise
    where certi_flg = 2 and area_code = any(${regions}::bpchar[])`.execute(db)
  return rows[0] ?? { waiting: 0, oldest: null }
}
