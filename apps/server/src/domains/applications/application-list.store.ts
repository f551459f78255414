import { sql, type RawBuilder } from 'kysely'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import {
  type APPLICATION_SORTS,
  type countApplicationStates,
  MOST_COUNTED,
} from '@lqr/contract/applications/calls.ts'
import {
  applicationCase,
  type ApplicationStatus,
  applicationStates,
} from '@lqr/contract/applications/application-case.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import type { ApplicationRow } from '@lqr/contract/applications/entities.ts'
import type { Db } from '../../data/database.ts'
import type { Cut } from '../../data/paging.ts'
import { type CaseScope, sealedFor, withinScope } from '../../cases/case.store.ts'

export interface ApplicationQuery {
  readonly scope: CaseScope
  readonly terms: readonly string[]
  readonly status?: string | undefined
  readonly openOnly?: boolean | undefined
  /** With what was granted or paid out and is not over yet. */
  readonly goingOnly?: boolean | undefined
  readonly overdueOnly?: boolean | undefined
  readonly officerId?: string | undefined
  readonly byAmount?: boolean | undefined
  readonly now: Date
}

type Sort = (typeof APPLICATION_SORTS)[number]

const ORDERS: Record<Exclude<Sort, 'due'>, RawBuilder<unknown>> = {
  newest: sql`product_application.id desc`,
  amount: sql`product_application.amount_yuan desc, product_application.id desc`,
}

/** Number, product or enterprise contains the word, whatever its case. */
function contains(term: string, scope: CaseScope): RawBuilder<unknown> {
  const pattern = `%${term}%`
  return sql`(lower(product_application.apply_no) like ${pattern}
    or lower(product_application.product_snapshot ->> 'name') like ${pattern}
    or (not ${sealedFor('product_application', scope)} and exists (select from enterprise e where e.id = product_application.company_id
      and lower(normalize(e.corporate_name, NFKC)) like ${pattern})))`
}

function conditions(query: ApplicationQuery): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [
    withinScope('product_application', query.scope),
    ...query.terms.map((term) => contains(term, query.scope)),
  ]
  if (query.status) parts.push(sql`product_application.status = ${query.status}`)
  if (query.openOnly)
    parts.push(sql`product_application.status = any(${statesIn(applicationCase, 'open')}::text[])`)
  if (query.goingOnly)
    parts.push(
      sql`product_application.status = any(${statesIn(applicationCase, 'open', 'underway')}::text[])`,
    )
  if (query.overdueOnly) parts.push(sql`product_application.due_at < ${query.now.toISOString()}`)
  if (query.officerId) parts.push(sql`product_application.officer_account_id = ${query.officerId}`)
  // The place in an order by amounts would tell the amount.
  if (query.byAmount) parts.push(sql`not ${sealedFor('product_application', query.scope)}`)
  return sql.join(parts, sql` and `)
}

/** The ids of a page in a plain order, each with its place. */
function pageInOrder(query: ApplicationQuery, order: RawBuilder<unknown>, page: Cut): RawBuilder<unknown> {
  return sql`select product_application.id, row_number() over (order by ${order}) place from product_application
    where ${conditions(query)} order by ${order} limit ${page.limit} offset ${page.offset}`
}

/** Only these states have a running clock, and so a due time (the generated column due_at). */
const CLOCKED: readonly string[] = Object.entries(applicationCase.states).flatMap(([code, state]) =>
  'clock' in state ? [code] : [],
)

/**
 * The ids of a page of the task pool: what has a due time by that time, then the rest, the newest first. The two parts are
 * read one after the other, each from an index of its own, and the second only when the first has come to its end.
 */
async function pageByDue(db: Db, query: ApplicationQuery, { limit, offset }: Cut): Promise<string[]> {
  const where = conditions(query)
  // What has a due time is open: asked for besides, the planner would take the two for independent and expect too few rows.
  const timedWhere = conditions({ ...query, openOnly: false, goingOnly: false })
  const isTimed = query.status === undefined || CLOCKED.includes(query.status)
  const timed = isTimed
    ? await idsOf(
        db,
        sql`${timedWhere} and product_application.due_at is not null
          order by product_application.due_at, product_application.id desc limit ${limit} offset ${offset}`,
      )
    : []
  if (timed.length === limit || query.overdueOnly) return timed
  // A page that has some of them, and room, has their last.
  const timedBefore = (some: number) =>
    some > 0 || offset === 0 ? offset + some : countTimed(db, timedWhere, offset + limit)
  const before = isTimed ? await timedBefore(timed.length) : 0
  const rest = await idsOf(
    db,
    sql`${where} and product_application.due_at is null
      order by product_application.id desc limit ${limit - timed.length} offset ${Math.max(0, offset - before)}`,
  )
  return [...timed, ...rest]
}

async function idsOf(db: Db, rest: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select product_application.id from product_application
    where ${rest}`.execute(db)
  return rows.map((row) => row.id)
}

async function countTimed(db: Db, where: RawBuilder<unknown>, upTo: number): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int total from (select 1 from product_application
    where ${where} and product_application.due_at is not null limit ${upTo}) timed`.execute(db)
  return rows[0]?.total ?? 0
}

/** One page of the rows within the scope; the page is cut before names are joined, so deep pages stay narrow. */
export async function listApplicationRows(
  db: Db,
  query: ApplicationQuery,
  sort: Sort,
  page: Cut,
): Promise<ApplicationRow[]> {
  const now = query.now.toISOString()
  const cut =
    sort === 'due'
      ? sql`select id, place from unnest(${await pageByDue(db, query, page)}::bigint[]) with ordinality cut (id, place)`
      : pageInOrder(query, ORDERS[sort], page)
  const open = (column: RawBuilder<unknown>) =>
    sql`case when not ${sealedFor('a', query.scope)} then ${column} end`
  const { rows } = await sql<ApplicationRow>`with page as (${cut})
    select a.id, a.apply_no "applyNo", a.product_id "proId", a.product_snapshot ->> 'name' "productName",
      a.org_id "orgId", organisation_label(o.name, o.merged_into_id) "orgName", ${open(sql`a.company_id`)} "companyId",
      ${open(sql`e.corporate_name`)} "corporateName", ${open(sql`a.amount_yuan`)} "amountYuan", ${open(sql`a.term_months`)} "termMonths", a.status, a.due_at "dueAt",
      a.status = 'SUPPLEMENT' "isPaused", coalesce(a.due_at < ${now}, false) "isOverdue",
      a.officer_name "officerName", a.created_at "createdAt", a.updated_at "updatedAt"
    from page join product_application a on a.id = page.id
    join organisation o on o.id = a.org_id join enterprise e on e.id = a.company_id
    order by page.place`.execute(db)
  return rows
}

/** How many rows match, counted up to one beyond the exact limit. */
export async function countApplications(db: Db, query: ApplicationQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select 1 from product_application where ${conditions(query)} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

const COUNTED = applicationStates.flatMap(({ code }) => (code === 'DRAFT' ? [] : [code]))

/** How many rows match in each state, each counted up to one beyond the limit of a tab. */
export async function countStates(
  db: Db,
  query: ApplicationQuery,
): Promise<CallOutput<typeof countApplicationStates>['states']> {
  const counts = COUNTED.map(
    (status) => sql`select ${status} status, count(*)::int total from (select 1 from product_application
      where ${conditions({ ...query, status })} limit ${MOST_COUNTED + 1}) hit`,
  )
  const { rows } = await sql<{
    status: ApplicationStatus
    total: number
  }>`${sql.join(counts, sql` union all `)}`.execute(db)
  return rows.map(({ status, total }) => ({
    status,
    total: Math.min(total, MOST_COUNTED),
    isMore: total > MOST_COUNTED,
  }))
}
