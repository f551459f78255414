import * as z from 'zod'
import { caseParams } from '../kernel/cases/case-fields.ts'
import { caseNote, defineMove } from '../kernel/cases/define-move.ts'
import { defineCall } from '../kernel/define-call.ts'
import { flag, oneOf } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf, sortInput } from '../kernel/page.ts'
import { creditErrors as errors } from './errors.ts'
import { creditObjectionCase, objectionStates } from './objections/objection-case.ts'
import {
  correctionField,
  creditObjection as output,
  creditObjectionRow,
  objectionForm,
  replyField,
} from './objections/objection-entities.ts'

const parties = ['enterprise:any', 'operator'] as const

export const submitObjection = defineCall({
  name: 'credit.submitObjection',
  summary: '对本企业信用档案中的一个条目提出异议',
  method: 'POST',
  path: '/console/credit/objections',
  access: 'enterprise',
  effect: 'create',
  body: objectionForm,
  output,
  errors: [errors.itemNotFound, errors.objectionOpen, errors.fileNotYours],
})

export const OBJECTION_SORTS = ['newest', 'due'] as const

export const listObjections = defineCall({
  name: 'credit.listObjections',
  exported: { title: '信用异议' },
  summary: '信用信息异议列表：本企业的，或平台收到的',
  method: 'POST',
  path: '/console/credit/queryObjectionPage',
  access: parties,
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    sort: sortInput(OBJECTION_SORTS),
    status: oneOf('状态', objectionStates).optional(),
    openOnly: flag('只看在办').optional(),
    overdueOnly: flag('只看超时').optional(),
  }),
  output: pageOf(creditObjectionRow),
})

export const getObjection = defineCall({
  name: 'credit.getObjection',
  summary: '信用信息异议详情与进度',
  method: 'GET',
  path: '/console/credit/objections/{id}',
  access: parties,
  effect: 'read',
  params: caseParams(creditObjectionCase),
  output,
  errors: [errors.objectionNotFound],
})

export const takeObjection = defineMove(creditObjectionCase, 'take', {
  name: 'credit.takeObjection',
  summary: '受理一件信用信息异议',
  path: '/console/credit/objections/{id}/take',
  fields: { note: caseNote() },
  output,
})

export const upholdObjection = defineMove(creditObjectionCase, 'uphold', {
  name: 'credit.upholdObjection',
  summary: '异议成立：写明更正内容，显示在条目旁',
  path: '/console/credit/objections/{id}/uphold',
  fields: { correction: correctionField },
  output,
})

export const dismissObjection = defineMove(creditObjectionCase, 'dismiss', {
  name: 'credit.dismissObjection',
  summary: '异议不成立：书面答复并说明理由',
  path: '/console/credit/objections/{id}/dismiss',
  fields: { reply: replyField },
  output,
})

export const withdrawObjection = defineMove(creditObjectionCase, 'withdraw', {
  name: 'credit.withdrawObjection',
  summary: '企业撤回信用信息异议',
  path: '/console/credit/objections/{id}/withdraw',
  fields: { note: caseNote('撤回原因') },
  output,
})
