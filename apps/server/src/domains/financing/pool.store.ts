import { type RawBuilder, sql } from 'kysely'
import type { DemandTypeCode } from '@lqr/contract/reference/demand-types.ts'
import type { POOL_SORTS } from '@lqr/contract/financing/response-calls.ts'
import type { PoolNeed } from '@lqr/contract/financing/response-entities.ts'
import { demandTypesOf } from '@lqr/contract/financing/response-kinds.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { reachOf } from '@lqr/contract/products/offer-areas.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'
import type { Db } from '../../data/database.ts'
import type { Cut } from '../../data/paging.ts'
import { keywordMatch } from '../../data/search-text.ts'
import { isOpenNeed } from './need.store.ts'
import type { Provider } from './response.rules.ts'
import { HOLDING } from './response.store.ts'

/** A need of the pool as it is read; the company is masked by the caller. */
export type PoolRow = Omit<PoolNeed, 'companyName' | 'can'> & {
  readonly corporateName: string
  readonly showsCompany: boolean
  /** Whether the institution has responded, whatever became of it, other than losing to another one. */
  readonly hasResponded: boolean
}

export interface PoolQuery {
  readonly org: Provider & { readonly orgId: string }
  /** YYYY-MM-DD in the province. */
  readonly today: string
  readonly terms: readonly string[]
  readonly id?: string | undefined
  readonly demandType?: DemandTypeCode | undefined
  readonly guaranteeMode?: string | undefined
  readonly industryCode?: string | undefined
  readonly areaCode?: string | undefined
  readonly amountMinYuan?: number | undefined
  readonly amountMaxYuan?: number | undefined
  readonly freeOnly?: boolean | undefined
}

/** Needs that the institution serves and for which none has been chosen, narrowed. */
function ofPool({ org, today, terms, ...asked }: PoolQuery): RawBuilder<unknown> {
  const types = demandTypesOf(org.orgCategory).filter(
    (type) => asked.demandType === undefined || type === asked.demandType,
  )
  const reach = reachOf(org)
  const parts: RawBuilder<unknown>[] = [
    isOpenNeed('n', today),
    types.length === 1 ? sql`n.demand_type = ${types[0]}` : sql`n.demand_type = any(${types}::text[])`,
  ]
  if (reach) parts.push(sql`n.area_code = any(${reach}::char(6)[])`)
  if (asked.id) parts.push(sql`n.id = ${asked.id}`)
  if (asked.guaranteeMode) parts.push(sql`n.guarantee_mode = ${asked.guaranteeMode}`)
  if (asked.industryCode) parts.push(sql`n.industry_code = ${asked.industryCode}`)
  if (asked.areaCode) parts.push(sql`n.area_code = any(${codesWithin(asked.areaCode)}::char(6)[])`)
  if (asked.amountMinYuan) parts.push(sql`n.amount_yuan >= ${asked.amountMinYuan}`)
  if (asked.amountMaxYuan) parts.push(sql`n.amount_yuan <= ${asked.amountMaxYuan}`)
  if (asked.freeOnly) parts.push(sql`n.holders < n.slots`)
  if (terms.length > 0) {
    const { words, patterns } = keywordMatch(terms)
    parts.push(sql`(n.search_words @> ${words}::text[] and n.search_text like all(${patterns}::text[]))`)
  }
  return sql`from financing_need n where ${sql.join(parts, sql` and `)}`
}

const SHOWN = sql`n.id, n.demand_no, n.title, n.demand_type, n.amount_yuan, n.term_months, n.area_code, n.want_rate,
  n.guarantee_mode, n.purpose, n.industry_code, n.published_at, n.valid_to, n.slots, n.holders, n.company_id, n.shows_company`

const ORDERS: Record<(typeof POOL_SORTS)[number], RawBuilder<unknown>> = {
  newest: sql`n.published_at desc, n.id desc`,
  amount: sql`n.amount_yuan desc, n.id desc`,
  ending: sql`n.valid_to, n.id`,
}

/** One page of the pool of an institution with its own place in each. */
export async function listPoolRows(
  db: Db,
  query: PoolQuery,
  sort: (typeof POOL_SORTS)[number],
  page: Cut,
): Promise<PoolRow[]> {
  const { orgId } = query.org
  const { rows } = await sql<PoolRow>`with page as (select ${SHOWN} ${ofPool(query)}
      order by ${ORDERS[sort]} limit ${page.limit} offset ${page.offset})
    select n.id "needId", n.demand_no "demandNo", n.title, n.demand_type "demandType", n.amount_yuan "amountYuan",
      n.term_months "termMonths", n.area_code "areaCode", g.name "areaName", n.want_rate "wantRate",
      n.guarantee_mode "guaranteeMode", n.purpose, n.industry_code "industryCode", n.published_at "publishedAt",
      n.valid_to "validTo", n.slots, greatest(n.slots - n.holders, 0) "slotsFree",
      (select count(*)::int from need_queue q where q.need_id = n.id) waiting,
      (select (select count(*)::int from need_queue a where a.need_id = n.id and a.id <= q.id)
        from need_queue q where q.need_id = n.id and q.org_id = ${orgId}) place,
      (select r.id from need_response r where r.need_id = n.id and r.org_id = ${orgId} and r.status in (${HOLDING})) "responseId",
      exists (select from need_response r where r.need_id = n.id and r.org_id = ${orgId} and r.status <> 'LOST') "hasResponded",
      e.corporate_name "corporateName", n.shows_company "showsCompany"
    from page n join region g on g.code = n.area_code join enterprise e on e.id = n.company_id
    order by ${ORDERS[sort]}`.execute(db)
  return rows
}

/** How many needs match, counted up to one beyond the exact limit. */
export async function countPool(db: Db, query: PoolQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select 1 ${ofPool(query)} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return rows[0]?.total ?? 0
}
