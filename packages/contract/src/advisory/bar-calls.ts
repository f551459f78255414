import * as z from 'zod'
import { fieldOut, textOut } from '../kernel/answer-fields.ts'
import { caseParams } from '../kernel/cases/case-fields.ts'
import { component, done } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { flag, id, idOut, moment, text } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { advisoryErrors as errors } from './errors.ts'
import { advisoryQuestionCase } from './question-case.ts'

const reason = text('停止提问的原因', { min: 4, max: 300 })
const appeal = text('申诉理由', { min: 4, max: 500 })
const decision = text('处理说明', { min: 4, max: 300 })

const told = {
  reason: fieldOut(reason),
  barredAt: moment('停止时间'),
  appeal: fieldOut(appeal).nullable(),
  appealedAt: moment('申诉时间').nullable(),
  decision: fieldOut(decision).nullable(),
}

/** What keeps the own account from asking; nothing unless a bar stands. */
const askingRight = component('AskingRight', '提问资格', 'internal', {
  bar: component('OwnAskingBar', '停止提问', 'internal', {
    ...told,
    mayAppeal: flag('可以申诉'),
  }).nullable(),
})
export type AskingRight = z.output<typeof askingRight>

export const getAskingRight = defineCall({
  name: 'advisory.getAskingRight',
  summary: '本账号能否提问，不能时为什么',
  method: 'GET',
  path: '/console/advisory/askingRight',
  access: 'enterprise:any',
  effect: 'read',
  output: askingRight,
})

export const appealAskingBar = defineCall({
  name: 'advisory.appealAskingBar',
  summary: '对停止提问提出申诉',
  method: 'POST',
  path: '/console/advisory/askingRight/appeal',
  access: 'enterprise:any',
  effect: 'write',
  body: z.object({ appeal }),
  output: askingRight,
  errors: [errors.barNotFound, errors.appealedAlready],
})

export const barAsker = defineCall({
  name: 'advisory.barAsker',
  summary: '停止一件咨询的提问账号继续提问',
  method: 'POST',
  path: '/console/advisory/questions/{id}/bar',
  access: 'operator',
  effect: 'write',
  params: caseParams(advisoryQuestionCase),
  body: z.object({ reason }),
  output: done,
  errors: [errors.questionNotFound, errors.barredAlready],
})

const askingBar = component('AskingBar', '停止提问（维护）', 'internal', {
  id: idOut('记录编号'),
  accountName: textOut('账号', { sensitivity: 'personal' }),
  companyName: textOut('企业'),
  questionNo: textOut('相关咨询'),
  ...told,
  barredBy: textOut('停止人', { sensitivity: 'personal' }),
  liftedAt: moment('恢复时间').nullable(),
  mayDecide: flag('可以处理'),
})
export type AskingBar = z.output<typeof askingBar>

export const listAskingBars = defineCall({
  name: 'advisory.listAskingBars',
  exported: { title: '停止提问' },
  summary: '被停止提问的账号，有申诉的在前',
  method: 'POST',
  path: '/console/advisory/bars/queryPage',
  access: 'operator',
  effect: 'read',
  body: z.object(pageInput),
  output: pageOf(askingBar),
})

/** Lifts a bar at any time; upheld it is in answer to an appeal alone. */
export const decideAskingBar = defineCall({
  name: 'advisory.decideAskingBar',
  summary: '恢复提问，或维持停止并答复申诉',
  method: 'POST',
  path: '/console/advisory/bars/{id}/decide',
  access: 'operator',
  effect: 'write',
  params: z.object({ id: id('记录编号') }),
  body: z.object({ lifts: flag('恢复提问'), decision }),
  output: done,
  errors: [errors.barNotFound, errors.ownBar, errors.nothingAppealed],
})
