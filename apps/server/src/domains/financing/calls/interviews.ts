import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import {
  answerInterview,
  cancelInterview,
  listNeedInterviews,
} from '@lqr/contract/financing/operation-calls.ts'
import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { noticeOf, type Viewing } from '../../../cases/case-kind.ts'
import { type BoundCall, bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { sendMessage } from '../../messages/index.ts'
import { notifyStaff } from '../../organisations/index.ts'
import { interviewAnswered, interviewCancelled } from '../operation-copy.ts'
import { findInterview, type InterviewRecord, moveInterview } from '../operation.store.ts'
import { findResponseWords, listResponseFacts, type ResponseFacts } from '../response-detail.store.ts'
import { responseKind } from '../response-kind.ts'
import { findOwnNeed } from '../own-need.ts'
import { findNeedOfResponse } from '../response.store.ts'
import { requireOperation, showNeedInterviews, showOperation } from '../show-operation.ts'

const entity = caseEntity(responseKind.declaration)

async function requireInterview({ db }: Pick<Viewing, 'db'>, id: string): Promise<InterviewRecord> {
  const found = await findInterview(db, id)
  if (!found) throw new CallError(errors.interviewNotFound)
  return found
}

const cancelInterviewCall = bindCall(cancelInterview, async (context) => {
  const { body, db, params } = context
  const interview = await requireInterview(context, params.id)
  const row = await requireOperation(context, interview.response_id)
  const seen = { id: interview.id, version: body.version }
  if (!(await moveInterview(db, seen, ['PROPOSED', 'CONFIRMED'], { status: 'CANCELLED' }))) {
    throw new CallError(errors.interviewMoved, { data: await showOperation(context, row.id) })
  }
  const text = interviewCancelled(await findResponseWords(db, row), interview.starts_at)
  const notice = noticeOf(responseKind, row, 'enterprise', 'interview-cancelled', text)
  await sendMessage(db, { ...notice, companyId: row.company_id })
  context.audit({
    action: 'cancel-interview',
    entity,
    entityId: row.id,
    detail: { interviewId: interview.id },
  })
  return showOperation(context, row.id)
})

/** The response of an interview to a need of the actor's enterprise; 404 when the need is not its own. */
async function requireAsked(viewing: Viewing, interview: InterviewRecord): Promise<ResponseFacts> {
  const needId = (await findNeedOfResponse(viewing.db, interview.response_id)) ?? ''
  await findOwnNeed(viewing, needId)
  const row = (await listResponseFacts(viewing.db, needId)).find(({ id }) => id === interview.response_id)
  if (!row) throw new CallError(errors.interviewNotFound)
  return row
}

const answerInterviewCall = bindCall(answerInterview, async (context) => {
  const { body, db, now, params } = context
  const interview = await requireInterview(context, params.id)
  const row = await requireAsked(context, interview)
  if (body.accepts && new Date(interview.starts_at) <= now) throw new CallError(errors.interviewPast)
  const answer = body.answer ?? null
  const moved = await moveInterview(db, { id: interview.id, version: body.version }, ['PROPOSED'], {
    status: body.accepts ? 'CONFIRMED' : 'DECLINED',
    answer,
    answered_at: now.toISOString(),
  })
  const show = () => showNeedInterviews(context, row.need_id)
  if (!moved) throw new CallError(errors.interviewMoved, { data: await show() })
  const told = { accepts: body.accepts, answer }
  const text = interviewAnswered(await findResponseWords(db, row), interview.starts_at, told)
  const notice = noticeOf(responseKind, row, 'institution', 'interview-answered', text)
  await notifyStaff(db, row.org_id, ['financeEquity'], notice)
  context.audit({
    action: 'answer-interview',
    entity,
    entityId: row.id,
    detail: { interviewId: interview.id, accepts: body.accepts },
  })
  return show()
})

const listNeedInterviewsCall = bindCall(listNeedInterviews, (context) =>
  showNeedInterviews(context, context.params.id),
)

/** Interviews that an equity institution asks for and the enterprise answers. */
export const interviewCalls: readonly BoundCall[] = [
  cancelInterviewCall,
  listNeedInterviewsCall,
  answerInterviewCall,
]
