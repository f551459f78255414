import { sql } from 'kysely'
import type { OpenClock } from '../../clocks/clock-holder.ts'
import type { Db } from '../../data/database.ts'
import type { LeaseResponseRecord } from './lease.store.ts'

/** Every answer that is awaited: since the need was handed in, and until when. */
export async function listAwaitedAnswers(db: Db): Promise<OpenClock[]> {
  return db
    .selectFrom('lease_response')
    .innerJoin('lease_need', 'lease_need.id', 'lease_response.need_id')
    .select([
      'lease_response.id',
      'lease_need.created_at as startedAt',
      'lease_response.accept_due_at as dueAt',
    ])
    .where('lease_response.status', '=', 'SUBMITTED')
    .orderBy('lease_response.need_id')
    .orderBy('lease_response.id')
    .execute()
}

/**
 * Sets another due time for an awaited answer, of which the institution is reminded anew; undefined when it has answered
 * or was moved since it was read.
 */
export async function moveAnswerDue(
  db: Db,
  { id, dueAt }: OpenClock,
  to: Date,
): Promise<LeaseResponseRecord | undefined> {
  const { rows } = await sql<LeaseResponseRecord>`update lease_response
    set accept_due_at = ${to.toISOString()}, reminded_at = null
    where id = ${id} and status = 'SUBMITTED' and accept_due_at = ${dueAt} returning *`.execute(db)
  return rows[0]
}
