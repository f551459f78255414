import { type RawBuilder, sql } from 'kysely'
import type { RESPONSE_SORTS } from '@lqr/contract/financing/response-calls.ts'
import type { ResponseRow } from '@lqr/contract/financing/response-entities.ts'
import { responseCase } from '@lqr/contract/financing/response-case.ts'
import { ACCESS_STATES } from '@lqr/contract/credit/states.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { type CaseScope, withinScope } from '../../cases/case.store.ts'
import { codeLiterals } from '../../data/code-literals.ts'
import type { Db } from '../../data/database.ts'
import type { Cut } from '../../data/paging.ts'

export interface ResponseQuery {
  readonly scope: CaseScope
  readonly terms: readonly string[]
  readonly now: Date
  readonly status?: string | undefined
  readonly openOnly?: boolean | undefined
  readonly needId?: string | undefined
}

/** Whether the reader may know whose need it is: its enterprise, and an institution while the consent lives. */
const isOpen = ({ scope, now }: ResponseQuery) => sql`(r.company_id = ${scope.companyId}::bigint
  or (c.status in (${codeLiterals(ACCESS_STATES)}) and c.valid_to > ${now.toISOString()}))`

function contains(query: ResponseQuery, term: string): RawBuilder<unknown> {
  const pattern = `%${term}%`
  return sql`(lower(r.response_no) like ${pattern} or lower(n.demand_no) like ${pattern}
    or lower(normalize(n.title, NFKC)) like ${pattern} or lower(normalize(o.name, NFKC)) like ${pattern}
    or (${isOpen(query)} and lower(normalize(e.corporate_name, NFKC)) like ${pattern}))`
}

function matching(query: ResponseQuery): RawBuilder<unknown> {
  const { scope, terms, status, openOnly, needId } = query
  const parts = [
    withinScope('r', scope),
    ...terms.map((term) => contains(query, term)),
    ...(status ? [sql`r.status = ${status}`] : []),
    ...(openOnly ? [sql`r.status = any(${statesIn(responseCase, 'open', 'underway')}::text[])`] : []),
    ...(needId ? [sql`r.need_id = ${needId}`] : []),
  ]
  return sql`from need_response r join financing_need n on n.id = r.need_id join region g on g.code = n.area_code
    join organisation o on o.id = r.org_id join enterprise e on e.id = r.company_id
    left join credit_authorisation c on c.id = r.authorisation_id where ${sql.join(parts, sql` and `)}`
}

const ORDERS: Record<(typeof RESPONSE_SORTS)[number], RawBuilder<unknown>> = {
  due: sql`r.due_at nulls last, r.id desc`,
  newest: sql`r.id desc`,
  amount: sql`n.amount_yuan desc, r.id desc`,
}

/** One page of responses: by due time, the newest or the largest need first. */
export async function listResponseRows(
  db: Db,
  query: ResponseQuery,
  sort: (typeof RESPONSE_SORTS)[number],
  page: Cut,
): Promise<ResponseRow[]> {
  const { rows } =
    await sql<ResponseRow>`select r.id, r.response_no "responseNo", r.need_id "needId", n.demand_no "demandNo",
      n.title, n.demand_type "demandType", n.amount_yuan "amountYuan", n.term_months "termMonths", n.area_code "areaCode",
      g.name "areaName", r.org_id "orgId", organisation_label(o.name, o.merged_into_id) "orgName",
      case when ${isOpen(query)} then e.corporate_name end "corporateName", r.came_by "cameBy",
      r.offer_amount_yuan "offerAmountYuan", r.offer_annual_cost "offerAnnualCost", r.chosen_at is not null "isChosen",
      r.status, r.due_at "dueAt", coalesce(r.due_at < ${query.now.toISOString()}, false) "isOverdue", false "isPaused",
      r.officer_name "officerName", r.created_at "createdAt", r.updated_at "updatedAt"
    ${matching(query)} order by ${ORDERS[sort]} limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}

/** How many responses match, counted up to one beyond the exact limit. */
export async function countResponses(db: Db, query: ResponseQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select 1 ${matching(query)} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return rows[0]?.total ?? 0
}
