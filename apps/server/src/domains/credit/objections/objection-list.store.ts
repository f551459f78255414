import { type RawBuilder, sql } from 'kysely'
import { CREDIT_TOPICS } from '@lqr/contract/credit/topics.ts'
import type { OBJECTION_SORTS } from '@lqr/contract/credit/objection-calls.ts'
import { OPEN_OBJECTIONS } from '@lqr/contract/credit/objections/objection-case.ts'
import type { CreditObjectionRow } from '@lqr/contract/credit/objections/objection-entities.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { type CaseScope, sealedFor, withinScope } from '../../../cases/case.store.ts'
import type { Db } from '../../../data/database.ts'
import type { Cut } from '../../../data/paging.ts'

interface ObjectionQuery {
  readonly scope: CaseScope
  readonly now: Date
  readonly terms: readonly string[]
  readonly status?: string | undefined
  readonly openOnly?: boolean | undefined
  readonly overdueOnly?: boolean | undefined
  readonly sort?: (typeof OBJECTION_SORTS)[number] | undefined
}

const FROM = sql`from credit_objection o join enterprise e on e.id = o.company_id`

/** The topics whose name holds the word. */
const topicsNamed = (term: string) =>
  CREDIT_TOPICS.filter(({ name }) => name.toLowerCase().includes(term)).map(({ code }) => code)

function matching(query: ObjectionQuery): RawBuilder<unknown> {
  const { scope, now, terms, status, openOnly, overdueOnly } = query
  const parts: RawBuilder<unknown>[] = [
    withinScope('o', scope),
    ...terms.map((term) => {
      const like = `%${term}%`
      return sql`(lower(o.number) like ${like}
        or (not ${sealedFor('o', scope)} and lower(normalize(e.corporate_name, NFKC)) like ${like})
        or o.topic = any(${topicsNamed(term)}::text[]))`
    }),
    ...(status ? [sql`o.status = ${status}`] : []),
    ...(openOnly ? [sql`o.status = any(${OPEN_OBJECTIONS}::text[])`] : []),
    ...(overdueOnly ? [sql`o.due_at < ${now.toISOString()}`] : []),
  ]
  return sql.join(parts, sql` and `)
}

const ORDERS: Record<(typeof OBJECTION_SORTS)[number], RawBuilder<unknown>> = {
  newest: sql`o.id desc`,
  due: sql`o.due_at nulls last, o.id`,
}

/** One page of objections, the newest first unless told otherwise. */
export async function listObjectionRows(
  db: Db,
  query: ObjectionQuery,
  cut: Cut,
): Promise<CreditObjectionRow[]> {
  const sealed = sealedFor('o', query.scope)
  const { rows } = await sql<CreditObjectionRow>`select o.id, o.number, o.topic,
      case when not ${sealed} then o.reason_code end "reasonCode",
      case when not ${sealed} then coalesce(e.corporate_name, '') end "companyName", o.status, o.due_at "dueAt",
      coalesce(o.due_at < ${query.now.toISOString()}, false) "isOverdue", false "isPaused",
      o.officer_name "officerName", o.created_at "createdAt", o.updated_at "updatedAt"
    ${FROM} where ${matching(query)} order by ${ORDERS[query.sort ?? 'newest']}
    limit ${cut.limit} offset ${cut.offset}`.execute(db)
  return rows
}

/** How many objections match, counted up to one beyond the exact limit. */
export async function countObjectionRows(db: Db, query: ObjectionQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select 1 ${FROM} where ${matching(query)} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return rows[0]?.total ?? 0
}
