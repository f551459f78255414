import type { AdvisoryQuestion } from '@lqr/contract/advisory/entities.ts'
import { NAMELESS_COMPANY } from '@lqr/contract/reference/nameless-company.ts'
import { caseCan, caseScope } from '../../cases/case-access.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { progressOf, timelineOf } from '../../cases/case-progress.ts'
import { isSealedFor, sealedTimeline } from '../../cases/case-seal.ts'
import { listLinkedFiles } from '../files/index.ts'
import { questionKind } from './question-kind.ts'
import { findSurroundings, QUESTION_FILES, type QuestionRecord } from './question.store.ts'

/** Of what was taken back before it was taken up. */
const SEALED = { title: null, companyName: null, content: null, files: [] }

/** A question with its timeline and what the viewer may do; the row was found within the viewer's rows. */
export async function showQuestion(viewing: Viewing, row: QuestionRecord): Promise<AdvisoryQuestion> {
  const { db, actor, now } = viewing
  const scope = await caseScope(db, actor, questionKind)
  const { areaName, companyName, orgName } = await findSurroundings(db, row.id)
  const isSealed = isSealedFor(row, scope)
  const events = await timelineOf(db, questionKind, row, scope)
  return {
    id: row.id,
    questionNo: row.question_no,
    topic: row.topic,
    areaCode: row.area_code,
    areaName,
    orgName,
    mayPublish: row.may_publish,
    answer: row.answer,
    score: row.score,
    rejectCode: row.reject_code,
    rejectReason: row.reject_reason,
    nextSteps: row.next_steps,
    reopenings: row.reopenings,
    ...(isSealed
      ? SEALED
      : {
          title: row.title,
          companyName: companyName ?? NAMELESS_COMPANY,
          content: row.content,
          files: await listLinkedFiles(db, { entity: QUESTION_FILES, entityId: row.id }),
        }),
    ...progressOf(questionKind, row, now),
    isSealed,
    timeline: isSealed ? sealedTimeline(events) : events,
    can: caseCan(questionKind, { actor, scope, now }, row, 'enterprise', 'authority', 'institution'),
    version: row.version,
  }
}
