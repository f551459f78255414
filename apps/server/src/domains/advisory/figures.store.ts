import { sql } from 'kysely'
import type { statAdvisoryRet } from '@lqr/contract/advisory/calls.ts'
import { advisoryQuestionCase, ANSWERED_STATES } from '@lqr/contract/advisory/question-case.ts'
import type { CallResult } from '@lqr/contract/kernel/define-call.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import type { Db } from '../../data/database.ts'

/**
 * How many questions stand where, counted from the cases: those asked are those waiting, answered, rejected and withdrawn. One with
 * an answer whose follow-up was taken back counts as answered.
 */
export async function countQuestions(db: Db, now: Date): Promise<CallResult<typeof statAdvisoryRet>> {
  const waiting = sql`status = any(${statesIn(advisoryQuestionCase, 'open')}::text[])`
  const withdrawn = sql`(status = 'WITHDRAWN' and answer is null)`
  const answered = sql`(status = any(${[...ANSWERED_STATES]}::text[]) or (status = 'WITHDRAWN' and answer is not null))`
  const { rows } = await sql<CallResult<typeof statAdvisoryRet>>`select count(*)::int asked,
      (count(*) filter (where ${answered}))::int answered,
      (count(*) filter (where ${answered} and answered_in_time))::int "answeredInTime",
      (count(*) filter (where ${waiting}))::int waiting,
      (count(*) filter (where ${waiting} and due_at < ${now.toISOString()}))::int overdue,
      (count(*) filter (where status = 'REJECTED'))::int rejected,
      (count(*) filter (where ${withdrawn}))::int withdrawn,
      (count(*) filter (where score is not null))::int rated,
      (count(*) filter (where score in ('4', '5')))::int satisfied
    from advisory_question`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('a count answers one row')
  return figures
}
