import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import { CURRENT } from '../tally.store.ts'

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
    with kept as (select key::bigint org_id, sum(cases)::int open from ${CURRENT} t
        where measure = 'open' and region_code = any(${regions}::bpchar[]) group by key having sum(cases) <> 0),
      late as (select t.org_id, count(*)::int overdue from ${WORK}
        and t.due_at < ${now.toISOString()} and ${REGION} = any(${regions}::bpchar[]) group by 1)
    select w.org_id "orgId", organisation_label(o.short_name, o.merged_into_id) "orgName", w.open, coalesce(late.overdue, 0) overdue
    from kept w join organisation o on o.id = w.org_id left join late on late.org_id = w.org_id
    order by 4 desc, w.open desc, w.org_id`.execute(db)
  return rows
}

/** Certifications that wait for an operator, and since when the oldest does. */
export async function certificationsWaiting(db: Db, regions: readonly string[]) {
  const { rows } = await sql<{ waiting: number; oldest: string | null }>`
    select count(*)::int waiting, min(submitted_at) oldest from enterprise
    where certi_flg = 2 and area_code = any(${regions}::bpchar[])`.execute(db)
  return rows[0] ?? { waiting: 0, oldest: null }
}
