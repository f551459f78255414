import { caseNote, defineMove } from '../kernel/cases/define-move.ts'
import { id, oneOf, optionalText, text } from '../kernel/field.ts'
import { advisoryQuestion as output, questionFileIds } from './entities.ts'
import { advisoryErrors as errors } from './errors.ts'
import { ADVISORY_SCORES, QUESTION_REJECT_CODES } from './kinds.ts'
import { advisoryQuestionCase } from './question-case.ts'

const answer = text('答复内容', { min: 4, max: 2_000 })

export const takeQuestion = defineMove(advisoryQuestionCase, 'take', {
  name: 'advisory.takeQuestion',
  summary: '接办一件咨询',
  path: '/console/advisory/questions/{id}/take',
  fields: { note: caseNote() },
  output,
})

export const referQuestion = defineMove(advisoryQuestionCase, 'refer', {
  name: 'advisory.referQuestion',
  summary: '转给一家机构答复',
  path: '/console/advisory/questions/{id}/refer',
  fields: { orgId: id('答复机构'), note: caseNote('转办说明') },
  output,
  errors: [errors.orgNotSuited],
})

export const answerQuestion = defineMove(advisoryQuestionCase, 'answer', {
  name: 'advisory.answerQuestion',
  summary: '主管方答复一件咨询',
  path: '/console/advisory/questions/{id}/answer',
  fields: { answer },
  output,
})

export const replyQuestion = defineMove(advisoryQuestionCase, 'reply', {
  name: 'advisory.replyQuestion',
  summary: '机构答复一件咨询',
  path: '/console/advisory/questions/{id}/reply',
  fields: { answer },
  output,
})

export const giveBackQuestion = defineMove(advisoryQuestionCase, 'giveBack', {
  name: 'advisory.giveBackQuestion',
  summary: '退回主管方并说明原因',
  path: '/console/advisory/questions/{id}/giveBack',
  fields: { note: text('退回原因', { min: 4, max: 500 }) },
  output,
})

export const rejectQuestion = defineMove(advisoryQuestionCase, 'reject', {
  name: 'advisory.rejectQuestion',
  summary: '不予答复并说明原因',
  path: '/console/advisory/questions/{id}/reject',
  fields: {
    rejectCode: oneOf('不予答复原因', QUESTION_REJECT_CODES),
    rejectReason: text('原因说明', { min: 4, max: 500 }),
    nextSteps: optionalText('建议', 500),
  },
  output,
})

export const withdrawQuestion = defineMove(advisoryQuestionCase, 'withdraw', {
  name: 'advisory.withdrawQuestion',
  summary: '撤回一件未答复的咨询',
  path: '/console/advisory/questions/{id}/withdraw',
  fields: { note: caseNote('撤回原因') },
  output,
})

export const reopenQuestion = defineMove(advisoryQuestionCase, 'reopen', {
  name: 'advisory.reopenQuestion',
  summary: '对答复追问',
  path: '/console/advisory/questions/{id}/reopen',
  fields: { followUp: text('追问内容', { min: 4, max: 1_000 }), fileIds: questionFileIds.optional() },
  output,
  errors: [errors.tooManyRounds, errors.hiddenWord, errors.fileNotYours],
})

export const rateQuestion = defineMove(advisoryQuestionCase, 'rate', {
  name: 'advisory.rateQuestion',
  summary: '评价答复',
  path: '/console/advisory/questions/{id}/rate',
  fields: { score: oneOf('评价', ADVISORY_SCORES), note: caseNote('评价意见') },
  output,
})

export const closeQuestion = defineMove(advisoryQuestionCase, 'close', {
  name: 'advisory.closeQuestion',
  summary: '办结一件已答复的咨询',
  path: '/console/advisory/questions/{id}/close',
  fields: { note: caseNote() },
  output,
})
