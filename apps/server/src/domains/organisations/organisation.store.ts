import { sql, type RawBuilder } from 'kysely'
import type { OrganisationCard } from '@lqr/contract/organisations/calls.ts'
import type { Role } from '@lqr/contract/kernel/access.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import type { Db } from '../../data/database.ts'
import type { Cut } from '../../data/paging.ts'
import { keywordMatch } from '../../data/search-text.ts'
import { type OrganisationFilters, type RegionView, regionView } from './organisation.rules.ts'

const CARD = sql<OrganisationCard>`o.id, o.name, o.short_name "shortName", o.org_type "orgType",
  o.org_category "orgCategory", coalesce(o.parent_id, 0)::text "parentId", o.level, o.region_code "regionCode",
  r.name "regionName", o.address, o.phone, o.is_example "isExample", organisation_logo_of(o.id, o.parent_id) "logoId",
  (select count(*)::int from product p where p.status = 'LISTED' and p.org_id in (select organisation_family(o.id))) "productsCount"`

function conditions(filters: OrganisationFilters, view: RegionView): RawBuilder<unknown> {
  const parts = [sql`o.status = 'active'`]
  if (filters.terms.length > 0) {
    const { words, patterns } = keywordMatch(filters.terms)
    parts.push(sql`(o.search_words @> ${words}::text[] and o.search_text like all(${patterns}::text[]))`)
  }
  if (filters.orgType) parts.push(sql`o.org_type = ${filters.orgType}`)
  if (filters.orgCategory) parts.push(sql`o.org_category = ${filters.orgCategory}`)
  if (filters.level) parts.push(sql`o.level = ${filters.level}`)
  if (filters.parentId === '0') parts.push(sql`o.parent_id is null`)
  else if (filters.parentId) parts.push(sql`o.parent_id = ${filters.parentId}`)
  if (view.shown) parts.push(sql`o.region_code = any(${view.shown}::text[])`)
  return sql.join(parts, sql` and `)
}

/** One page of active organisations, those of the site's own regions first, then by their fixed order. */
export async function listOrganisationCards(
  db: Db,
  filters: OrganisationFilters,
  page: Cut,
): Promise<OrganisationCard[]> {
  const view = regionView(filters.site, filters.areaCode)
  const { rows } = await sql<OrganisationCard>`select ${CARD}
    from organisation o join region r on r.code = o.region_code where ${conditions(filters, view)}
    order by o.region_code = any(${view.first}::text[]) desc, o.sort, o.id
    limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}

/** Every branch below an organisation, wherever it is, 200 at most; those of the site's own regions first. */
export async function listBranchesOf(
  db: Db,
  parentId: string,
  site: string | undefined,
): Promise<OrganisationCard[]> {
  const { first } = regionView(site)
  const { rows } = await sql<OrganisationCard>`select ${CARD}
    from organisation o join region r on r.code = o.region_code
    where o.id in (select organisation_subtree(${parentId}::bigint)) and o.id <> ${parentId} and o.status = 'active'
    order by o.region_code = any(${first}::text[]) desc, o.level, o.sort, o.id limit 200`.execute(db)
  return rows
}

/** How many organisations match, counted up to one beyond the exact limit. */
export async function countOrganisations(db: Db, filters: OrganisationFilters): Promise<number> {
  const view = regionView(filters.site, filters.areaCode)
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select 1 from organisation o where ${conditions(filters, view)} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

type Found = OrganisationCard & { intro: string; parentName: string | null; mergedAt: string | null }

/** The card of an active or merged organisation with its introduction and the name above it; a closed one is not there. */
export async function findOrganisation(db: Db, id: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`select ${CARD}, o.intro, parent.name "parentName",
      case when o.status = 'merged' then o.ended_at end "mergedAt" from organisation o
    join region r on r.code = o.region_code left join organisation parent on parent.id = o.parent_id
    where o.id = ${id} and o.status <> 'closed'`.execute(db)
  return rows[0]
}

/** Who goes on with a merged organisation, at the end of the chain; undefined when nobody is left. */
export async function findSuccessor(
  db: Db,
  id: string,
): Promise<{ id: string; name: string; phone: string | null; address: string | null } | undefined> {
  return db
    .selectFrom('organisation')
    .select(['id', 'name', 'phone', 'address'])
    .where('id', '=', sql<string>`organisation_successor(${id}::bigint)`)
    .where('status', '=', 'active')
    .executeTakeFirst()
}

export interface PublishedRecord {
  received: number
  acceptedInTime: number
  granted: number
  refused: number
  beyondTerms: number
  medianDecisionDays: number | null
}

const RECORD_SCOPES = {
  current: (orgId: string) => sql`org_id in (select organisation_subtree(${orgId}::bigint))`,
  former: (orgId: string) => sql`(received_org_id in (select organisation_subtree(${orgId}::bigint))
    or received_org_id is null and org_id in (select organisation_subtree(${orgId}::bigint)))`,
}

export type RecordScope = keyof typeof RECORD_SCOPES

/** The rows that count in the record of an organisation, in any table of cases. */
export const recordScope = (orgId: string, scope: RecordScope) => RECORD_SCOPES[scope](orgId)

/**
 * What the organisation, its branches and what was merged into them did with their applications (docs/product-rules.md, Published record); days by
 * calendar. A former one's record is of all it ever received, whoever went on with it (decision 0022).
 */
export async function readPublishedRecord(
  db: Db,
  orgId: string,
  scope: keyof typeof RECORD_SCOPES = 'current',
): Promise<PublishedRecord> {
  const { rows } = await sql<PublishedRecord>`select count(*)::int received,
    count(*) filter (where accepted_at <= accept_due_at)::int "acceptedInTime",
    count(*) filter (where credit_amount_yuan is not null)::int granted,
    count(*) filter (where reject_code is not null)::int refused,
    count(*) filter (where credit_deviations <> '{}')::int "beyondTerms",
    round((percentile_cont(0.5) within group (order by date_part('epoch', decided_at - created_at) / 86400)
      filter (where decided_at is not null))::numeric, 1) "medianDecisionDays"
    from product_application
    where ${RECORD_SCOPES[scope](orgId)} and status <> 'DRAFT'`.execute(db)
  return rows[0] as PublishedRecord
}

export interface RecordOfMonth {
  /** YYYY-MM, by the calendar of the province. */
  month: string
  received: number
  acceptedInTime: number
  granted: number
  refused: number
  beyondTerms: number
}

/** The published record by the month a case was received, oldest first; the months add up to `readPublishedRecord`. */
export async function readRecordByMonth(
  db: Db,
  orgId: string,
  scope: keyof typeof RECORD_SCOPES = 'current',
): Promise<RecordOfMonth[]> {
  const { rows } =
    await sql<RecordOfMonth>`select province_month(created_at) as month, count(*)::int received,
    count(*) filter (where accepted_at <= accept_due_at)::int "acceptedInTime",
    count(*) filter (where credit_amount_yuan is not null)::int granted,
    count(*) filter (where reject_code is not null)::int refused,
    count(*) filter (where credit_deviations <> '{}')::int "beyondTerms"
    from product_application
    where ${RECORD_SCOPES[scope](orgId)} and status <> 'DRAFT'
    group by 1 order by 1`.execute(db)
  return rows
}

/** The organisation and everything below it: the rows its people may see. */
export async function subtreeOf(db: Db, orgId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select organisation_subtree(${orgId}::bigint) id`.execute(db)
  return rows.map((row) => row.id)
}

/** The whole house of an organisation: everything below the one at its head. */
export async function houseOf(db: Db, orgId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select organisation_subtree((select line.id
    from organisation_ancestors(${orgId}::bigint) line order by line.distance desc limit 1)) id`.execute(db)
  return rows.map((row) => row.id)
}

/** The organisation itself, or the nearest house above it, that has an active account with one of the roles. */
export async function nearestStaffed(
  db: Db,
  orgId: string,
  roles: readonly Role[],
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select line.id from organisation_ancestors(${orgId}::bigint) line
    where exists (select from account a join account_role r on r.account_id = a.id
      where a.org_id = line.id and a.status = 'active' and r.role = any(${roles}::text[]))
    order by line.distance limit 1`.execute(db)
  return rows[0]?.id
}

/** Whether the person works with one of the roles at a house above the organisation. */
export async function worksAbove(
  db: Db,
  accountId: string,
  orgId: string,
  roles: readonly Role[],
): Promise<boolean> {
  const { rows } = await sql`select from account a join account_role r on r.account_id = a.id
    where a.id = ${accountId} and a.status = 'active' and r.role = any(${roles}::text[])
      and a.org_id in (select line.id from organisation_ancestors(${orgId}::bigint) line where line.distance > 0)
    limit 1`.execute(db)
  return rows.length > 0
}
