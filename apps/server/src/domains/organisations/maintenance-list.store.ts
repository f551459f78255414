import { type RawBuilder, sql } from 'kysely'
import { EXACT_TOTAL_LIMIT, type Page } from '@lqr/contract/kernel/page.ts'
import type { OrganisationRow } from '@lqr/contract/organisations/maintenance-calls.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'
import type { Db } from '../../data/database.ts'
import { organisationCan } from './maintenance.access.ts'
import { countedPage } from '../../data/paging.ts'

export interface MaintenanceFilters {
  readonly currentPageNum: number
  readonly pageSize: number
  readonly terms: readonly string[]
  readonly orgType?: string | undefined
  readonly orgCategory?: string | undefined
  readonly areaCode?: string | undefined
  readonly status?: string | undefined
  readonly level?: number | undefined
  readonly parentId?: string | undefined
}

type Stored = Omit<OrganisationRow, 'can'>

const ROW = sql<Stored>`o.id, o.name, o.short_name "shortName", o.org_type "orgType", o.org_category "orgCategory",
  coalesce(o.parent_id, 0)::text "parentId", parent.name "parentName", o.level, o.region_code "regionCode",
  r.name "regionName", o.credit_code "creditCode", o.phone, o.address, o.intro, o.sort, o.is_example "isExample",
  o.status, o.ended_at "endedAt", o.updated_at "updatedAt", o.version,
  case when o.merged_into_id is not null then (select json_build_object('id', s.id::text, 'name', s.name)
    from organisation s where s.id = organisation_successor(o.id)) end successor,
  (select count(*)::int from organisation b where b.parent_id = o.id and b.status = 'active') "branchesCount",
  (select count(*)::int from product p where p.org_id = o.id and p.status = 'LISTED') "productsCount",
  (select count(*)::int from account a where a.org_id = o.id and a.status = 'active') "accountsCount"`

const SOURCE = sql`organisation o join region r on r.code = o.region_code
  left join organisation parent on parent.id = o.parent_id`

function withCan(row: Stored): OrganisationRow {
  return { ...row, can: organisationCan(row) }
}

function conditions(filters: MaintenanceFilters): RawBuilder<unknown> {
  const { orgType, orgCategory, areaCode, status, level, parentId } = filters
  const parts: RawBuilder<unknown>[] = [sql`true`]
  for (const term of filters.terms) {
    const pattern = `%${term}%`
    parts.push(sql`(lower(normalize(o.name, NFKC)) like ${pattern}
      or lower(normalize(o.short_name, NFKC)) like ${pattern} or lower(o.credit_code) like ${pattern})`)
  }
  if (orgType) parts.push(sql`o.org_type = ${orgType}`)
  if (orgCategory) parts.push(sql`o.org_category = ${orgCategory}`)
  if (areaCode) parts.push(sql`o.region_code = any(${codesWithin(areaCode)}::text[])`)
  if (status) parts.push(sql`o.status = ${status}`)
  if (level) parts.push(sql`o.level = ${level}`)
  if (parentId === '0') parts.push(sql`o.parent_id is null`)
  else if (parentId) parts.push(sql`o.parent_id = ${parentId}`)
  return sql.join(parts, sql` and `)
}

/** One page of all organisations, those that have ended last; an area holds the areas below it. */
export async function listRows(db: Db, filters: MaintenanceFilters): Promise<Page<OrganisationRow>> {
  const { currentPageNum, pageSize } = filters
  const where = conditions(filters)
  const { rows } = await sql<Stored>`select ${ROW} from ${SOURCE} where ${where}
    order by o.status <> 'active', o.level, o.sort, o.id
    limit ${pageSize} offset ${(currentPageNum - 1) * pageSize}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int total from (
    select 1 from organisation o where ${where} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  return countedPage(rows.map(withCan), total, { currentPageNum, pageSize })
}

/** One organisation in whatever state; undefined when there is none. */
export async function findRow(db: Db, id: string): Promise<OrganisationRow | undefined> {
  const { rows } = await sql<Stored>`select ${ROW} from ${SOURCE} where o.id = ${id}`.execute(db)
  return rows[0] && withCan(rows[0])
}

/** The houses above an organisation by their place in the tree, the first level first. */
export async function listLine(db: Db, id: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`with recursive line as (
      select o.parent_id above, 0 distance from organisation o where o.id = ${id}
      union all
      select o.parent_id, line.distance + 1 from organisation o join line on o.id = line.above)
    select o.id, o.name from line join organisation o on o.id = line.above order by line.distance desc`.execute(
    db,
  )
  return rows
}

/** Everything that was merged into an organisation, at whatever remove; the newest first. */
export async function listPredecessors(
  db: Db,
  id: string,
): Promise<{ id: string; name: string; endedAt: string }[]> {
  const { rows } = await sql<{ id: string; name: string; endedAt: string }>`with recursive former as (
      select o.id, o.name, o.ended_at from organisation o where o.merged_into_id = ${id}
      union
      select o.id, o.name, o.ended_at from organisation o join former on o.merged_into_id = former.id)
    select id, name, ended_at "endedAt" from former order by ended_at desc, id desc`.execute(db)
  return rows
}
