import type * as z from 'zod'
import { textOut } from '../kernel/answer-fields.ts'
import { caseParams } from '../kernel/cases/case-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { definePublication } from '../kernel/publishing/define-publication.ts'
import { changeOf, publicationRecord } from '../kernel/publishing/publication-fields.ts'
import { publicAnswer, publicAnswerFields } from './answer-calls.ts'
import { advisoryErrors as errors } from './errors.ts'
import { advisoryQuestionCase } from './question-case.ts'

const answerRecord = component('PublicAnswerRecord', '公开答复（维护）', 'internal', {
  ...publicAnswer.shape,
  ...publicationRecord,
  questionNo: textOut('来自咨询').nullable(),
  change: changeOf('PublicAnswerChange', publicAnswerFields),
})
export type PublicAnswerRecord = z.output<typeof answerRecord>

/** Public answers as operators maintain them, in every state. */
export const answerPublication = definePublication({
  kind: 'advisory_answer',
  label: '公开答复',
  form: publicAnswerFields,
  initial: { topic: 'loan' },
  record: answerRecord,
  heading: 'title',
  columns: { topic: 'topic', question: 'questionNo' },
  edits: 'operator',
  releases: 'operator',
  reads: 'operator',
  missing: errors.answerNotFound,
  calls: {
    list: { name: 'advisory.listAnswerRecords', path: '/console/advisory/answers/queryRecordPage' },
    create: { name: 'advisory.createAnswer', path: '/console/advisory/answers' },
    update: { name: 'advisory.updateAnswer', path: '/console/advisory/answers/{id}' },
    move: { name: 'advisory.setAnswerStatus', path: '/console/advisory/answers/{id}/status' },
  },
})

export const {
  list: listAnswerRecords,
  create: createAnswer,
  update: updateAnswer,
  move: setAnswerStatus,
} = answerPublication.calls

export const draftPublicAnswer = defineCall({
  name: 'advisory.draftPublicAnswer',
  summary: '由一件已答复的咨询生成公开答复草稿（隐去名称）',
  method: 'POST',
  path: '/console/advisory/questions/{id}/publicAnswer',
  access: 'operator',
  effect: 'write',
  params: caseParams(advisoryQuestionCase),
  output: answerRecord,
  errors: [errors.questionNotFound, errors.notForPublic, errors.publicAlready],
})
