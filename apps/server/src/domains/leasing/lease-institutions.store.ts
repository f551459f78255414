import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'

export interface LeasingInstitution {
  readonly id: string
  readonly name: string
}

/** An active leasing institution; undefined for any other organisation. */
export async function findLeasingInstitution(db: Db, id: string): Promise<LeasingInstitution | undefined> {
  return db
    .selectFrom('organisation')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('org_category', '=', 'leasing')
    .where('status', '=', 'active')
    .executeTakeFirst()
}

export interface ListedInstitution extends LeasingInstitution {
  readonly regionName: string
  readonly phone: string | null
}

/**
 * The active leasing institutions of these areas (undefined: of the whole province). Of a house and its branch only the
 * house: its people see what comes in for the branch too.
 */
export async function listLeasingInstitutions(
  db: Db,
  areas: readonly string[] | undefined,
): Promise<ListedInstitution[]> {
  const inArea = areas ? sql`o.region_code = any(${areas}::text[])` : sql`true`
  const { rows } = await sql<ListedInstitution>`with found as (
      select o.id, o.name, o.parent_id, o.sort, r.name "regionName", o.phone from organisation o
      join region r on r.code = o.region_code
      where o.org_category = 'leasing' and o.status = 'active' and ${inArea})
    select id, name, "regionName", phone from found where parent_id is null or parent_id not in (select id from found)
    order by sort, id`.execute(db)
  return rows
}
