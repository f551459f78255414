import { type RawBuilder, sql } from 'kysely'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import type { LETTER_SORTS } from '@lqr/contract/oversight/letter-calls.ts'
import { type LetterStatus, OPEN_LETTERS } from '@lqr/contract/oversight/letter-case.ts'
import type { LetterRow } from '@lqr/contract/oversight/letter-entities.ts'
import { type CaseScope, withinScope } from '../../../cases/case.store.ts'
import type { Db } from '../../../data/database.ts'
import type { Cut } from '../../../data/paging.ts'
import { STANDING } from './standing.store.ts'

interface LetterQuery {
  readonly scope: CaseScope
  readonly now: Date
  readonly terms: readonly string[]
  readonly status?: LetterStatus | undefined
  readonly openOnly?: boolean | undefined
  readonly overdueOnly?: boolean | undefined
  readonly sort?: (typeof LETTER_SORTS)[number] | undefined
}

const FROM = sql`from oversight_letter l join organisation o on o.id = l.org_id join region r on r.code = l.area_code`

function matching(query: LetterQuery): RawBuilder<unknown> {
  const { scope, now, terms, status, openOnly, overdueOnly } = query
  const parts: RawBuilder<unknown>[] = [
    withinScope('l', scope),
    ...terms.map((term) => {
      const like = `%${term}%`
      return sql`(lower(l.number) like ${like} or lower(normalize(l.subject, NFKC)) like ${like}
        or lower(normalize(o.name, NFKC)) like ${like})`
    }),
    ...(status ? [sql`l.status = ${status}`] : []),
    ...(openOnly ? [sql`l.status = any(${OPEN_LETTERS}::text[])`] : []),
    ...(overdueOnly ? [sql`l.due_at < ${now.toISOString()}`] : []),
  ]
  return sql.join(parts, sql` and `)
}

const ORDERS: Record<(typeof LETTER_SORTS)[number], RawBuilder<unknown>> = {
  newest: sql`l.id desc`,
  due: sql`l.due_at nulls last, l.id desc`,
}

/** One page of letters, the newest first unless told otherwise. */
export async function listLetterRows(db: Db, query: LetterQuery, cut: Cut): Promise<LetterRow[]> {
  const order = ORDERS[query.sort ?? 'newest']
  // What has become of the cases is read for the letters of the page alone.
  const { rows } =
    await sql<LetterRow>`with page as materialized (select l.id ${FROM} where ${matching(query)}
      order by ${order} limit ${cut.limit} offset ${cut.offset})
    select l.id, l.number, l.org_id "orgId", organisation_label(o.short_name, o.merged_into_id) "orgName", r.name "areaName",
      l.subject, l.returns, l.reminders, about.cases, about.done "casesDone", about.gone "casesGone",
      l.status, l.due_at "dueAt", coalesce(l.due_at < ${query.now.toISOString()}, false) "isOverdue", false "isPaused",
      l.officer_name "officerName", l.created_at "createdAt", l.updated_at "updatedAt"
    ${FROM} join page on page.id = l.id
    cross join lateral (select count(*)::int cases, (count(*) filter (where k.standing = 'handled'))::int done,
      (count(*) filter (where k.standing = 'gone'))::int gone
      from oversight_letter_case s cross join ${STANDING} k where s.letter_id = l.id) about
    order by ${order}`.execute(db)
  return rows
}

/** How many letters match, counted up to one beyond the exact limit. */
export async function countLetterRows(db: Db, query: LetterQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select 1 ${FROM} where ${matching(query)} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return rows[0]?.total ?? 0
}
