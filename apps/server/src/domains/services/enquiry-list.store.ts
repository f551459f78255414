import { type RawBuilder, sql } from 'kysely'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import type { ENQUIRY_SORTS } from '@lqr/contract/services/enquiry-calls.ts'
import { serviceEnquiryCase } from '@lqr/contract/services/enquiry-case.ts'
import type { EnquiryRow } from '@lqr/contract/services/enquiry-entities.ts'
import { type CaseScope, sealedFor, withinScope } from '../../cases/case.store.ts'
import type { Db } from '../../data/database.ts'
import type { Cut } from '../../data/paging.ts'

type Sort = (typeof ENQUIRY_SORTS)[number]

interface EnquiryQuery {
  readonly scope: CaseScope
  readonly now: Date
  readonly terms: readonly string[]
  readonly status?: string | undefined
  readonly openOnly?: boolean | undefined
  readonly overdueOnly?: boolean | undefined
  readonly sort?: Sort | undefined
}

const FROM = sql`from service_enquiry q join region g on g.code = q.area_code
  join enterprise e on e.id = q.company_id join organisation o on o.id = q.org_id`

/** States in which something is under way. */
const LIVING = [...statesIn(serviceEnquiryCase, 'open'), ...statesIn(serviceEnquiryCase, 'underway')]

function matching({ scope, now, terms, status, openOnly, overdueOnly }: EnquiryQuery): RawBuilder<unknown> {
  const sealed = sealedFor('q', scope)
  const parts: RawBuilder<unknown>[] = [
    withinScope('q', scope),
    ...terms.map((term) => {
      const like = `%${term}%`
      return sql`(lower(q.enquiry_no) like ${like} or lower(normalize(q.service_name, NFKC)) like ${like}
        or (not ${sealed} and lower(normalize(e.corporate_name, NFKC)) like ${like}))`
    }),
    ...(status ? [sql`q.status = ${status}`] : []),
    ...(openOnly ? [sql`q.status = any(${LIVING}::text[])`] : []),
    ...(overdueOnly ? [sql`q.due_at < ${now.toISOString()}`] : []),
  ]
  return sql.join(parts, sql` and `)
}

const ORDERS: Record<Sort, RawBuilder<unknown>> = {
  newest: sql`q.id desc`,
  due: sql`q.due_at nulls last, q.id`,
}

/** One page of enquiries, the newest first unless told otherwise. */
export async function listEnquiryRows(db: Db, query: EnquiryQuery, cut: Cut): Promise<EnquiryRow[]> {
  const { rows } = await sql<EnquiryRow>`select q.id, q.enquiry_no "enquiryNo", q.service_id "serviceId",
      q.service_name "serviceName", g.name "areaName", case when not ${sealedFor('q', query.scope)} then coalesce(e.corporate_name, '') end "companyName", o.name "orgName",
      q.status, q.due_at "dueAt", coalesce(q.due_at < ${query.now.toISOString()}, false) "isOverdue", false "isPaused",
      q.officer_name "officerName", q.created_at "createdAt", q.updated_at "updatedAt"
    ${FROM} where ${matching(query)} order by ${ORDERS[query.sort ?? 'newest']}
    limit ${cut.limit} offset ${cut.offset}`.execute(db)
  return rows
}

/** How many enquiries match, counted up to one beyond the exact limit. */
export async function countEnquiryRows(db: Db, query: EnquiryQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select 1 ${FROM} where ${matching(query)} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return rows[0]?.total ?? 0
}
