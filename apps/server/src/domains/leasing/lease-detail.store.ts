import type { CodeOf } from '../../../../../database/coded-columns.ts'
import { sql } from 'kysely'
import type { LeaseEvent } from '@lqr/contract/leasing/entities.ts'
import { type CaseScope, withinScope } from '../../cases/case.store.ts'
import type { Db } from '../../data/database.ts'
import { ANSWER_COLUMNS, type LeaseAnswer } from './lease-answer.ts'
import { type LeaseNeedRecord, NEED_COLUMNS } from './lease.store.ts'

export interface NeedFacts extends LeaseNeedRecord {
  area_name: string
}

export interface ResponseFacts extends LeaseAnswer {
  org_name: string
  org_phone: string | null
}

export interface TaskFacts {
  readonly need: NeedFacts & {
    corporate_name: string | null
    credit_code: string | null
    industry_code: string | null
    scale: CodeOf<'enterprise.scale'> | null
  }
  readonly response: ResponseFacts
}

const OWN_NEED = sql.join(NEED_COLUMNS.map((column) => sql.ref(`lease_need.${column}`)))
const OWN_ANSWER = sql.join(ANSWER_COLUMNS.map((column) => sql.ref(`lease_response.${column}`)))
const AREA_NAME = sql<string>`(select r.name from region r where r.code = lease_need.area_code)`

/** A need of the enterprise; undefined when it is not its own. */
export async function findOwnNeed(
  db: Db,
  id: string,
  companyId: string | null,
): Promise<NeedFacts | undefined> {
  if (companyId === null) return undefined
  const { rows } = await sql<NeedFacts>`select ${OWN_NEED}, ${AREA_NAME} area_name from lease_need
    where lease_need.id = ${id} and lease_need.company_id = ${companyId}`.execute(db)
  return rows[0]
}

/** The answers to a need with the names of their institutions. */
export async function listResponseFacts(db: Db, needId: string): Promise<ResponseFacts[]> {
  const { rows } =
    await sql<ResponseFacts>`select ${OWN_ANSWER}, organisation_label(o.name, o.merged_into_id) org_name, o.phone org_phone
    from lease_response join organisation o on o.id = lease_response.org_id
    where lease_response.need_id = ${needId} order by lease_response.id`.execute(db)
  return rows
}

/** An answer within the scope with its need and the enterprise; undefined when there is none to be seen. */
export async function findTask(db: Db, responseId: string, scope: CaseScope): Promise<TaskFacts | undefined> {
  const answered =
    await sql<ResponseFacts>`select ${OWN_ANSWER}, organisation_label(o.name, o.merged_into_id) org_name, o.phone org_phone
    from lease_response join organisation o on o.id = lease_response.org_id
    where lease_response.id = ${responseId} and ${withinScope('lease_response', scope)}`.execute(db)
  const [response] = answered.rows
  if (!response) return undefined
  const { rows } = await sql<TaskFacts['need']>`select ${OWN_NEED}, ${AREA_NAME} area_name,
      e.corporate_name, e.credit_code, e.industry_code, e.scale
    from lease_need join enterprise e on e.id = lease_need.company_id
    where lease_need.id = ${response.need_id}`.execute(db)
  const [need] = rows
  return need && { need, response }
}

/** An event with the institution whose answer it concerns. */
type LeaseHappening = LeaseEvent & { readonly orgId: string | null }

/** What happened to a need, in order; with an answer, what concerns the whole need and that answer alone. */
export async function listLeaseEvents(
  db: Db,
  needId: string,
  responseId?: string,
): Promise<LeaseHappening[]> {
  const ofAnswers = responseId === undefined ? sql`r.need_id = ${needId}` : sql`r.id = ${responseId}`
  const { rows } =
    await sql<LeaseHappening>`select v.at, v.action, v.from_status "fromStatus", v.to_status "toStatus",
      v.actor_side "actorSide", v.actor_name "actorName", organisation_label(o.name, o.merged_into_id) "orgName", r.org_id "orgId", v.note
    from case_event v left join lease_response r on v.kind = 'lease' and r.id = v.case_id
    left join organisation o on o.id = r.org_id
    where (v.kind = ${NEED_EVENTS} and v.case_id = ${needId})
      or (v.kind = 'lease' and v.case_id in (select r.id from lease_response r where ${ofAnswers}))
    order by v.id`.execute(db)
  return rows
}

/** The timeline of a whole need. */
export const NEED_EVENTS = 'leaseNeed'
