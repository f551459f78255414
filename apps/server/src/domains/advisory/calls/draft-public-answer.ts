import { draftPublicAnswer } from '@lqr/contract/advisory/answer-record-calls.ts'
import { advisoryErrors as errors } from '@lqr/contract/advisory/errors.ts'
import { ANSWERED_STATES } from '@lqr/contract/advisory/question-case.ts'
import { caseScope } from '../../../cases/case-access.ts'
import { findCase } from '../../../cases/case.store.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { requireRecordFor } from '../../../publishing/bind-publication.ts'
import { insertRecord } from '../../../publishing/publication.store.ts'
import { answerPublishing } from '../answer-records.ts'
import { hasPublicAnswer, publicAnswerColumns } from '../answer-records.store.ts'
import { hideNames } from '../hide-names.rules.ts'
import { questionKind } from '../question-kind.ts'
import { findSurroundings, holdQuestion, type QuestionRecord } from '../question.store.ts'

const ANSWERED: readonly string[] = ANSWERED_STATES

export const draftPublicAnswerCall = bindCall(draftPublicAnswer, async (context) => {
  const { actor, audit, db, now, params } = context
  await holdQuestion(db, params.id)
  const scope = await caseScope(db, actor, questionKind)
  const row = await findCase<QuestionRecord>(db, questionKind, params.id, scope)
  if (!row) throw new CallError(errors.questionNotFound)
  if (!row.may_publish || row.answer === null || !ANSWERED.includes(row.status))
    throw new CallError(errors.notForPublic)
  if (await hasPublicAnswer(db, row.id)) throw new CallError(errors.publicAlready)
  const { companyName } = await findSurroundings(db, row.id)
  const names = companyName ? [companyName] : []
  const told = (text: string) => hideNames(text, names)
  const id = await insertRecord(db, 'advisory_answer', {
    ...publicAnswerColumns({
      title: told(row.title),
      topic: row.topic,
      question: told(row.content),
      answer: told(row.answer),
    }),
    question_id: row.id,
    changed_by: actor.accountId,
  })
  audit({
    action: 'create-advisory-answer',
    entity: 'advisory_answer',
    entityId: id,
    detail: { questionNo: row.question_no },
  })
  return requireRecordFor(answerPublishing, db, id, { actor, now })
})
