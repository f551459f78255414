import { type RawBuilder, sql } from 'kysely'
import type { QUESTION_SORTS } from '@lqr/contract/advisory/calls.ts'
import type { AdvisoryQuestionRow } from '@lqr/contract/advisory/entities.ts'
import { advisoryQuestionCase } from '@lqr/contract/advisory/question-case.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { NAMELESS_COMPANY } from '@lqr/contract/reference/nameless-company.ts'
import { type CaseScope, sealedFor, withinScope } from '../../cases/case.store.ts'
import type { Db } from '../../data/database.ts'
import type { Cut } from '../../data/paging.ts'

interface QuestionQuery {
  readonly scope: CaseScope
  readonly now: Date
  readonly terms: readonly string[]
  readonly status?: string | undefined
  readonly topic?: string | undefined
  readonly openOnly?: boolean | undefined
  readonly overdueOnly?: boolean | undefined
  readonly sort?: (typeof QUESTION_SORTS)[number] | undefined
}

const FROM = sql`from advisory_question q join region g on g.code = q.area_code
  join enterprise e on e.id = q.company_id left join organisation o on o.id = q.org_id`

/** States in which an answer is owed. */
const OPEN = statesIn(advisoryQuestionCase, 'open')

function matching({
  scope,
  now,
  terms,
  status,
  topic,
  openOnly,
  overdueOnly,
}: QuestionQuery): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [
    withinScope('q', scope),
    ...terms.map((term) => {
      const like = `%${term}%`
      return sql`(lower(q.question_no) like ${like} or (not ${sealedFor('q', scope)}
        and (lower(normalize(q.title, NFKC)) like ${like} or lower(normalize(e.corporate_name, NFKC)) like ${like})))`
    }),
    ...(status ? [sql`q.status = ${status}`] : []),
    ...(topic ? [sql`q.topic = ${topic}`] : []),
    ...(openOnly ? [sql`q.status = any(${OPEN}::text[])`] : []),
    ...(overdueOnly ? [sql`q.due_at < ${now.toISOString()} and q.status = any(${OPEN}::text[])`] : []),
  ]
  return sql.join(parts, sql` and `)
}

const ORDERS: Record<(typeof QUESTION_SORTS)[number], RawBuilder<unknown>> = {
  newest: sql`q.id desc`,
  due: sql`q.due_at nulls last, q.id`,
}

/** One page of questions, the newest first unless told otherwise. */
export async function listQuestionRows(
  db: Db,
  query: QuestionQuery,
  cut: Cut,
): Promise<AdvisoryQuestionRow[]> {
  const sealed = sealedFor('q', query.scope)
  const { rows } = await sql<AdvisoryQuestionRow>`select q.id, q.question_no "questionNo",
      case when not ${sealed} then q.title end title, q.topic, g.name "areaName",
      case when not ${sealed} then coalesce(e.corporate_name, ${NAMELESS_COMPANY}) end "companyName", o.name "orgName", q.status, q.due_at "dueAt",
      coalesce(q.due_at < ${query.now.toISOString()}, false) "isOverdue", false "isPaused", q.officer_name "officerName",
      q.created_at "createdAt", q.updated_at "updatedAt"
    ${FROM} where ${matching(query)} order by ${ORDERS[query.sort ?? 'newest']}
    limit ${cut.limit} offset ${cut.offset}`.execute(db)
  return rows
}

/** How many questions match, counted up to one beyond the exact limit. */
export async function countQuestionRows(db: Db, query: QuestionQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select 1 ${FROM} where ${matching(query)} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return rows[0]?.total ?? 0
}
