import { type RawBuilder, sql } from 'kysely'
import type { NeedCard } from '@lqr/contract/financing/entities.ts'
import type { NEED_SORTS } from '@lqr/contract/financing/need-calls.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { maskCompanyName } from '@lqr/contract/reference/mask-company-name.ts'
import type { Db } from '../../data/database.ts'
import { matchesKeyword } from '../../data/search-text.ts'
import { slotsFree } from './need-detail.store.ts'
import type { Cut } from './need-list.store.ts'
import { isOpenNeed } from './need.store.ts'

export interface OpenNeedQuery {
  /** YYYY-MM-DD in the province. */
  readonly today: string
  readonly keyword?: string | undefined
  /** The areas a site shows, and those of a chosen one; undefined shows all. */
  readonly siteCodes?: readonly string[] | undefined
  readonly areaCodes?: readonly string[] | undefined
  readonly demandType?: string | undefined
  readonly guaranteeMode?: string | undefined
  readonly industryCode?: string | undefined
  readonly amountMinYuan?: number | undefined
  readonly amountMaxYuan?: number | undefined
  readonly termMinMonths?: number | undefined
  readonly termMaxMonths?: number | undefined
}

const inAreas = (codes: readonly string[]) => sql`n.area_code = any(${codes}::char(6)[])`

function conditions(query: OpenNeedQuery): RawBuilder<unknown> {
  const { demandType, guaranteeMode, industryCode, siteCodes, areaCodes } = query
  const { amountMinYuan, amountMaxYuan, termMinMonths, termMaxMonths, keyword } = query
  const parts: RawBuilder<unknown>[] = [isOpenNeed('n', query.today)]
  if (siteCodes) parts.push(inAreas(siteCodes))
  if (areaCodes) parts.push(inAreas(areaCodes))
  if (demandType) parts.push(sql`n.demand_type = ${demandType}`)
  if (guaranteeMode) parts.push(sql`n.guarantee_mode = ${guaranteeMode}`)
  if (industryCode) parts.push(sql`n.industry_code = ${industryCode}`)
  if (amountMinYuan !== undefined) parts.push(sql`n.amount_yuan >= ${amountMinYuan}`)
  if (amountMaxYuan !== undefined) parts.push(sql`n.amount_yuan <= ${amountMaxYuan}`)
  if (termMinMonths !== undefined) parts.push(sql`n.term_months >= ${termMinMonths}`)
  if (termMaxMonths !== undefined) parts.push(sql`n.term_months <= ${termMaxMonths}`)
  if (keyword) parts.push(sql`${matchesKeyword(keyword, 'n')}`)
  return sql.join(parts, sql` and `)
}

/** The newest, the largest, and what ends soonest; `sort` decides over the page and over its rows. */
const ORDERS: Record<(typeof NEED_SORTS)[number], RawBuilder<unknown>> = {
  newest: sql`n.published_at desc, n.id desc`,
  amount: sql`n.amount_yuan desc, n.id desc`,
  ending: sql`n.valid_to, n.id desc`,
}

type Row = Omit<NeedCard, 'companyName' | 'daysLeft'> & { corporateName: string; showsCompany: boolean }

/** One page of the needs that everybody sees. */
export async function listOpenNeeds(
  db: Db,
  query: OpenNeedQuery,
  sort: (typeof NEED_SORTS)[number],
  { limit, offset }: Cut,
): Promise<(Omit<NeedCard, 'daysLeft'> & { validTo: string })[]> {
  const { rows } = await sql<Row>`with page as materialized (
      select n.id from financing_need n where ${conditions(query)}
      order by ${ORDERS[sort]} limit ${limit} offset ${offset})
    select n.id, n.title, n.demand_type "demandType", n.amount_yuan "amountYuan", n.term_months "termMonths",
      n.guarantee_mode "guaranteeMode", n.industry_code "industryCode", n.area_code "areaCode", g.name "areaName",
      n.want_rate "wantRate", n.published_at "publishedAt", n.valid_to "validTo", n.slots,
      ${slotsFree('n', query.today)} "slotsFree", n.status, n.is_example "isExample", e.corporate_name "corporateName",
      n.shows_company "showsCompany"
    from page join financing_need n on n.id = page.id join enterprise e on e.id = n.company_id
    join region g on g.code = n.area_code order by ${ORDERS[sort]}`.execute(db)
  return rows.map(({ corporateName, showsCompany, ...row }) => ({
    ...row,
    companyName: showsCompany ? corporateName : maskCompanyName(corporateName),
  }))
}

/** How many match, counted up to one beyond the exact limit. */
export async function countOpenNeeds(db: Db, query: OpenNeedQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select 1 from financing_need n where ${conditions(query)} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return rows[0]?.total ?? 0
}
