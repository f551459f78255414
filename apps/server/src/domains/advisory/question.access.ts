import { caseScope } from '../../cases/case-access.ts'
import { isSealedFor } from '../../cases/case-seal.ts'
import { findCase } from '../../cases/case.store.ts'
import type { FileReader } from '../files/index.ts'
import { questionKind } from './question-kind.ts'
import type { QuestionRecord } from './question.store.ts'

/** Files of a question: for its enterprise, and, unless it was taken back unread, the authority of its area and the institution that is to answer. */
export const canReadQuestionFile: FileReader = async (db, actor, questionId) => {
  const scope = await caseScope(db, actor, questionKind)
  const row = await findCase<QuestionRecord>(db, questionKind, questionId, scope)
  return row !== undefined && !isSealedFor(row, scope)
}
