import { type RawBuilder, sql } from 'kysely'
import type { AreaNeedRow, OwnNeedRow } from '@lqr/contract/financing/entities.ts'
import type { AREA_NEED_SORTS } from '@lqr/contract/financing/need-calls.ts'
import { needCase } from '@lqr/contract/financing/need-case.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { type CaseScope, sealedFor, withinScope } from '../../cases/case.store.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Db } from '../../data/database.ts'
import { matchesKeyword } from '../../data/search-text.ts'
import { slotsFree } from './need-detail.store.ts'

export interface CaseNeedQuery {
  /** One side alone: the enterprise's, or an authority's. */
  readonly scope: CaseScope
  readonly keyword?: string | undefined
  readonly status?: string | undefined
  readonly openOnly?: boolean | undefined
  readonly overdueOnly?: boolean | undefined
  readonly byAmount?: boolean | undefined
  readonly now: Date
}

export interface Cut {
  readonly limit: number
  readonly offset: number
}

/** What the viewer is not told of: asked for by words it is not found, and ordered by amount its place would tell. */
const sealed = ({ scope }: CaseNeedQuery) => sealedFor('n', scope)

function conditions(query: CaseNeedQuery): RawBuilder<unknown> {
  const { scope, keyword, status, openOnly, overdueOnly, byAmount, now } = query
  const parts: RawBuilder<unknown>[] = [withinScope('n', scope)]
  const number = `%${keyword?.trim().toLowerCase()}%`
  if (keyword)
    parts.push(
      sql`(lower(n.demand_no) like ${number} or (${matchesKeyword(keyword, 'n')} and not ${sealed(query)}))`,
    )
  if (status) parts.push(sql`n.status = ${status}`)
  if (openOnly) parts.push(sql`n.status = any(${statesIn(needCase, 'draft', 'open', 'underway')}::text[])`)
  if (overdueOnly) parts.push(sql`n.due_at < ${now.toISOString()}`)
  if (byAmount) parts.push(sql`not ${sealed(query)}`)
  return sql.join(parts, sql` and `)
}

const SHOWN = [
  ['n.title', 'title'],
  ['n.demand_type', 'demandType'],
  ['n.amount_yuan', 'amountYuan'],
  ['n.term_months', 'termMonths'],
  ['n.guarantee_mode', 'guaranteeMode'],
  ['n.industry_code', 'industryCode'],
  ['n.area_code', 'areaCode'],
  ['g.name', 'areaName'],
  ['e.corporate_name', 'corporateName'],
] as const

function columns(query: CaseNeedQuery): RawBuilder<unknown> {
  const shown = SHOWN.map(
    ([column, name]) => sql`case when not ${sealed(query)} then ${sql.ref(column)} end ${sql.id(name)}`,
  )
  return sql`n.id, n.demand_no "demandNo", ${sql.join(shown)}, n.valid_to "validTo", n.slots, n.holders,
    ${slotsFree('n', shanghaiDay(query.now))} "slotsFree", n.status, n.due_at "dueAt",
    coalesce(n.due_at < ${query.now.toISOString()}, false) "isOverdue", false "isPaused", n.officer_name "officerName",
    n.created_at "createdAt", n.updated_at "updatedAt", n.version`
}

const ORDERS: Record<(typeof AREA_NEED_SORTS)[number], RawBuilder<unknown>> = {
  due: sql`n.due_at nulls last, n.id desc`,
  newest: sql`n.id desc`,
  amount: sql`n.amount_yuan desc, n.id desc`,
}

/** One page of the needs of an enterprise or of an authority's area. */
export async function listCaseNeeds(
  db: Db,
  query: CaseNeedQuery,
  sort: (typeof AREA_NEED_SORTS)[number],
  { limit, offset }: Cut,
): Promise<(OwnNeedRow & AreaNeedRow)[]> {
  const { rows } = await sql<OwnNeedRow & AreaNeedRow>`select ${columns(query)}
    from financing_need n join enterprise e on e.id = n.company_id left join region g on g.code = n.area_code
    where ${conditions(query)} order by ${ORDERS[sort]} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** How many match, counted up to one beyond the exact limit. */
export async function countCaseNeeds(db: Db, query: CaseNeedQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select 1 from financing_need n where ${conditions(query)} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return rows[0]?.total ?? 0
}
