import { sql, type RawBuilder } from 'kysely'
import { EXACT_TOTAL_LIMIT, type Page } from '@lqr/contract/kernel/page.ts'
import type { MAINTAINED_SORTS } from '@lqr/contract/products/maintenance-calls.ts'
import type { MaintainedProductRow } from '@lqr/contract/products/maintenance-entities.ts'
import { type ProductStatus, productStates } from '@lqr/contract/products/product-states.ts'
import type { Db } from '../../data/database.ts'
import { countedPage, type PageRequest } from '../../data/paging.ts'
import type { MaintenanceScope } from './maintenance.access.ts'
import { WAS_LISTED, withinMaintenance } from './maintenance.store.ts'

export interface MaintainedFilters {
  readonly scope: MaintenanceScope
  /** Normalised words, each of which has to occur. */
  readonly terms: readonly string[]
  readonly orgId?: string | undefined
  readonly status?: ProductStatus | undefined
}

type Sort = (typeof MAINTAINED_SORTS)[number]

const ORDERS: Record<Sort, RawBuilder<unknown>> = {
  updated: sql`p.updated_at desc, p.id desc`,
  waiting: sql`d.submitted_at nulls last, p.id`,
}

const SOURCE = sql`product p join organisation o on o.id = p.org_id left join product_draft d on d.product_id = p.id`

/** The product itself is in the state, or the terms being worked on are. */
function standsIn(status: ProductStatus): RawBuilder<unknown> {
  return sql`(p.status = ${status} or d.status = ${status})`
}

/** The name, the one it is to get, or its institution contains the word, whatever its case. */
function contains(term: string): RawBuilder<unknown> {
  const pattern = `%${term}%`
  return sql`lower(normalize(concat_ws(' ', p.name, d.terms ->> 'name', o.name, o.short_name), NFKC)) like ${pattern}`
}

function conditions({ scope, terms, orgId, status }: MaintainedFilters): RawBuilder<unknown> {
  const parts = [withinMaintenance(scope), ...terms.map(contains)]
  if (orgId) parts.push(sql`p.org_id in (select organisation_subtree(${orgId}::bigint))`)
  if (status) parts.push(standsIn(status))
  return sql.join(parts, sql` and `)
}

/** One page of products for those who maintain or review them. */
export async function listMaintained(
  db: Db,
  filters: MaintainedFilters,
  sort: Sort,
  { currentPageNum, pageSize }: PageRequest,
): Promise<Page<MaintainedProductRow>> {
  const where = conditions(filters)
  const order = ORDERS[sort]
  const page =
    await sql<MaintainedProductRow>`select p.id, p.name, p.org_id "orgId", o.name "orgName", p.status,
      case when ${WAS_LISTED} then d.status end "changeStatus",
      coalesce(p.category, d.terms ->> 'category') category,
      coalesce(p.amount_min_yuan, (d.terms ->> 'amountMinYuan')::numeric) "amountMinYuan",
      coalesce(p.amount_max_yuan, (d.terms ->> 'amountMaxYuan')::numeric) "amountMaxYuan",
      coalesce(p.rate_min, (d.terms ->> 'rateMin')::numeric) "rateMin",
      coalesce(p.rate_max, (d.terms ->> 'rateMax')::numeric) "rateMax",
      p.views, p.applications_count "applicationsCount", d.submitted_at "submittedAt", p.updated_at "updatedAt",
      p.is_example "isExample"
    from ${SOURCE} where ${where} order by ${order}
    limit ${pageSize} offset ${(currentPageNum - 1) * pageSize}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int total from (
    select 1 from ${SOURCE} where ${where} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  return countedPage(page.rows, total, { currentPageNum, pageSize })
}

/** How many products stand in each state; a listed one whose change waits counts in both. */
export async function countMaintained(
  db: Db,
  filters: MaintainedFilters,
): Promise<{ total: number; states: { code: ProductStatus; count: number }[] }> {
  const counts = productStates.map(
    ({ code }) => sql`count(*) filter (where ${standsIn(code)})::int ${sql.id(code)}`,
  )
  const { rows } = await sql<Record<string, number>>`select count(*)::int total, ${sql.join(counts)}
    from ${SOURCE} where ${conditions(filters)}`.execute(db)
  const row = rows[0] ?? {}
  return {
    total: row.total ?? 0,
    states: productStates.map(({ code }) => ({ code, count: row[code] ?? 0 })),
  }
}
