import { sql } from 'kysely'
import type { Interview, OperationNote } from '@lqr/contract/financing/operation-calls.ts'
import type { InterviewState } from '@lqr/contract/financing/operation-kinds.ts'
import type { Insertable, Selectable } from 'kysely'
import type { ResponseInterview, ResponseNote } from '../../../../../database/types.ts'
import { type CaseScope, withinScope } from '../../cases/case.store.ts'
import type { Db } from '../../data/database.ts'
import { codeLiterals } from '../../data/code-literals.ts'
import { LIVING_STATES } from '@lqr/contract/financing/response-case.ts'

/** The institution's newest response to a need for equity that it holds or has held to a good end; undefined when there is none. */
export async function findOperationOf(
  db: Db,
  demandNo: string,
  scope: CaseScope,
): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`select need_response.id from need_response
      join financing_need n on n.id = need_response.need_id
    where n.demand_no = ${demandNo} and need_response.demand_type = 'equity' and ${withinScope('need_response', scope)}
    order by need_response.status in (${codeLiterals(LIVING_STATES)}) desc, need_response.id desc limit 1`.execute(
    db,
  )
  return rows[0]
}

export async function insertNote(db: Db, note: Insertable<ResponseNote>): Promise<string> {
  const { id } = await db.insertInto('response_note').values(note).returning('id').executeTakeFirstOrThrow()
  return id
}

/** What was noted, newest first. */
export async function listNotes(db: Db, responseId: string): Promise<OperationNote[]> {
  return db
    .selectFrom('response_note')
    .select(['id', 'content', 'actor_name as actorName', 'created_at as at'])
    .where('response_id', '=', responseId)
    .orderBy('id', 'desc')
    .execute()
}

export async function insertInterview(db: Db, row: Insertable<ResponseInterview>): Promise<string> {
  const { id } = await db
    .insertInto('response_interview')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const SHOWN = sql<Interview>`i.id, organisation_label(o.name, o.merged_into_id) "orgName", i.starts_at "startsAt", i.way,
  i.place, i.agenda, i.status, i.actor_name "actorName", i.answer, i.answered_at "answeredAt", i.version`
const JOINED = sql`response_interview i join need_response r on r.id = i.response_id join organisation o on o.id = r.org_id`

/** The interviews of one response, the next first. */
export async function listInterviews(db: Db, responseId: string): Promise<Interview[]> {
  const { rows } = await sql<Interview>`select ${SHOWN} from ${JOINED}
    where i.response_id = ${responseId} order by i.starts_at desc, i.id desc`.execute(db)
  return rows
}

/** Those that any institution has asked for on a need. */
export async function listInterviewsOfNeed(db: Db, needId: string): Promise<Interview[]> {
  const { rows } = await sql<Interview>`select ${SHOWN} from ${JOINED}
    where r.need_id = ${needId} order by i.starts_at desc, i.id desc`.execute(db)
  return rows
}

/** The responses to a need, for the papers that institutions share. */
export async function listResponseIds(db: Db, needId: string): Promise<string[]> {
  const rows = await db.selectFrom('need_response').select('id').where('need_id', '=', needId).execute()
  return rows.map(({ id }) => id)
}

export type InterviewRecord = Pick<Selectable<ResponseInterview>, 'id' | 'response_id' | 'starts_at'>

export function findInterview(db: Db, id: string): Promise<InterviewRecord | undefined> {
  return db
    .selectFrom('response_interview')
    .select(['id', 'response_id', 'starts_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Cancels the interviews of a response that nobody has answered, and those that are still to be held. */
export async function cancelOpenInterviews(
  db: Db,
  responseId: string,
  now: Date,
): Promise<Pick<InterviewRecord, 'id' | 'starts_at'>[]> {
  return db
    .updateTable('response_interview')
    .set(({ eb }) => ({ status: 'CANCELLED', version: eb('version', '+', 1) }))
    .where('response_id', '=', responseId)
    .where(({ and, eb, or }) =>
      or([
        eb('status', '=', 'PROPOSED'),
        and([eb('status', '=', 'CONFIRMED'), eb('starts_at', '>', now.toISOString())]),
      ]),
    )
    .returning(['id', 'starts_at'])
    .execute()
}

/** Moves an interview on; false when it is not in one of the states, or not the version that was seen, any more. */
export async function moveInterview(
  db: Db,
  { id, version }: { id: string; version: number },
  from: readonly InterviewState[],
  change: { status: InterviewState; answer?: string | null; answered_at?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('response_interview')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
