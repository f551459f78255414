import { type RawBuilder, sql } from 'kysely'
import { stockApplicationCase } from '@lqr/contract/equity/listing-case.ts'
import type { LISTING_SORTS } from '@lqr/contract/equity/listing-calls.ts'
import type { ListingRow } from '@lqr/contract/equity/listing-entities.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { type CaseScope, sealedFor, withinScope } from '../../cases/case.store.ts'
import type { Db } from '../../data/database.ts'

export interface ListingQuery {
  readonly scope: CaseScope
  readonly terms: readonly string[]
  readonly now: Date
  readonly status?: string | undefined
  readonly board?: string | undefined
  readonly openOnly?: boolean | undefined
  readonly overdueOnly?: boolean | undefined
  /** Whose acceptance is asked for. */
  readonly officerId?: string | undefined
}

function contains(term: string, sealed: RawBuilder<boolean>): RawBuilder<unknown> {
  const pattern = `%${term}%`
  return sql`(lower(c.number) like ${pattern} or lower(normalize(c.item_name, NFKC)) like ${pattern}
    or lower(c.company_code) like ${pattern}
    or (not ${sealed} and lower(normalize(e.corporate_name, NFKC)) like ${pattern}))`
}

function matching(query: ListingQuery): RawBuilder<unknown> {
  const { scope, terms, now, status, board, openOnly, overdueOnly, officerId } = query
  const sealed = sealedFor('c', scope)
  const conditions = [
    withinScope('c', scope),
    ...terms.map((term) => contains(term, sealed)),
    ...(status ? [sql`c.status = ${status}`] : []),
    ...(board ? [sql`c.board = ${board}`] : []),
    ...(openOnly ? [sql`c.status = any(${statesIn(stockApplicationCase, 'open')}::text[])`] : []),
    ...(overdueOnly ? [sql`c.due_at < ${now.toISOString()}`] : []),
    ...(officerId ? [sql`c.officer_account_id = ${officerId}`] : []),
  ]
  return sql`from stock_application c join enterprise e on e.id = c.company_id
    join organisation o on o.id = c.org_id where ${sql.join(conditions, sql` and `)}`
}

const ORDERS: Record<(typeof LISTING_SORTS)[number], RawBuilder<unknown>> = {
  due: sql`c.due_at nulls last, c.id desc`,
  newest: sql`c.id desc`,
}

/** One page of applications within the scope. */
export async function listListingRows(
  db: Db,
  query: ListingQuery,
  { sort, limit, offset }: { sort: keyof typeof ORDERS; limit: number; offset: number },
): Promise<ListingRow[]> {
  const sealed = sealedFor('c', query.scope)
  const { rows } = await sql<ListingRow>`select c.id::text id, c.number "applyNo", c.item_id::text "itemId",
      c.item_name "itemName", c.board, organisation_label(o.name, o.merged_into_id) "orgName",
      case when not ${sealed} then e.corporate_name end "corporateName",
      case when not ${sealed} then c.short_name end "shortName", c.company_code "companyCode", c.status,
      c.due_at "dueAt", c.status = 'SUPPLEMENT' "isPaused",
      coalesce(c.due_at < ${query.now.toISOString()}, false) "isOverdue", c.officer_name "officerName",
      c.created_at "createdAt", c.updated_at "updatedAt"
    ${matching(query)} order by ${ORDERS[sort]} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** How many applications match, counted up to one beyond the exact limit. */
export async function countListings(db: Db, query: ListingQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select 1 ${matching(query)} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return rows[0]?.total ?? 0
}
