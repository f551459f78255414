import * as z from 'zod'
import { caseParams } from '../kernel/cases/case-fields.ts'
import { caseNote, defineMove } from '../kernel/cases/define-move.ts'
import { defineCall } from '../kernel/define-call.ts'
import { flag, oneOf } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf, sortInput } from '../kernel/page.ts'
import { oversightErrors as errors } from './errors.ts'
import { letterCase, letterStates } from './letter-case.ts'
import { answerField, letterDetail as output, letterForm, letterRow, returnField } from './letter-entities.ts'

const parties = ['government', 'institution'] as const

export const sendLetter = defineCall({
  name: 'oversight.sendLetter',
  summary: '向机构发出督办函：只能就本地区、由该机构办理的在办业务',
  method: 'POST',
  path: '/console/oversight/letters',
  access: 'government',
  effect: 'create',
  body: letterForm,
  output,
  errors: [errors.caseNotThere, errors.alreadyWritten],
})

export const LETTER_SORTS = ['newest', 'due'] as const

export const listLetters = defineCall({
  name: 'oversight.listLetters',
  exported: { title: '督办函' },
  summary: '督办函列表：本地区发出的，或本机构收到的',
  method: 'POST',
  path: '/console/oversight/letters/queryPage',
  access: parties,
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    sort: sortInput(LETTER_SORTS),
    status: oneOf('状态', letterStates).optional(),
    openOnly: flag('只看在办').optional(),
    overdueOnly: flag('只看逾期').optional(),
  }),
  output: pageOf(letterRow),
})

export const getLetter = defineCall({
  name: 'oversight.getLetter',
  summary: '督办函详情与进度',
  method: 'GET',
  path: '/console/oversight/letters/{id}',
  access: parties,
  effect: 'read',
  params: caseParams(letterCase),
  output,
  errors: [errors.letterNotFound],
})

/** The letter as it is sent and filed, as PDF. */
export const printLetter = defineCall({
  name: 'oversight.printLetter',
  summary: '督办函打印件（PDF）',
  method: 'GET',
  path: '/console/oversight/letters/{id}/print',
  access: parties,
  effect: 'read',
  produces: 'bytes',
  params: caseParams(letterCase),
  output: z.unknown(),
  errors: [errors.letterNotFound],
})

export const answerLetter = defineMove(letterCase, 'answer', {
  name: 'oversight.answerLetter',
  summary: '机构答复督办函',
  path: '/console/oversight/letters/{id}/answer',
  fields: { answer: answerField },
  output,
})

export const remindLetter = defineMove(letterCase, 'remind', {
  name: 'oversight.remindLetter',
  summary: '催办督办函',
  path: '/console/oversight/letters/{id}/remind',
  fields: { note: caseNote('催办说明') },
  output,
})

export const giveBackLetter = defineMove(letterCase, 'giveBack', {
  name: 'oversight.giveBackLetter',
  summary: '退回督办函重办，时限重新计算',
  path: '/console/oversight/letters/{id}/giveBack',
  fields: { reason: returnField },
  output,
})

export const closeLetter = defineMove(letterCase, 'close', {
  name: 'oversight.closeLetter',
  summary: '督办函销号',
  path: '/console/oversight/letters/{id}/close',
  fields: { note: caseNote('核对意见') },
  output,
})

export const cancelLetter = defineMove(letterCase, 'cancel', {
  name: 'oversight.cancelLetter',
  summary: '撤销未答复的督办函',
  path: '/console/oversight/letters/{id}/cancel',
  fields: { note: caseNote('撤销原因') },
  output,
})
