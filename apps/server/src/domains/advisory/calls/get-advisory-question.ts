import { getAdvisoryQuestion } from '@lqr/contract/advisory/calls.ts'
import { advisoryErrors as errors } from '@lqr/contract/advisory/errors.ts'
import { caseScope } from '../../../cases/case-access.ts'
import { findCase } from '../../../cases/case.store.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { questionKind } from '../question-kind.ts'
import type { QuestionRecord } from '../question.store.ts'
import { showQuestion } from '../show-question.ts'

export const getAdvisoryQuestionCall = bindCall(getAdvisoryQuestion, async (context) => {
  const { actor, db, params } = context
  const scope = await caseScope(db, actor, questionKind)
  const row = await findCase<QuestionRecord>(db, questionKind, params.id, scope)
  if (!row) throw new CallError(errors.questionNotFound)
  return showQuestion(context, row)
})
