import * as z from 'zod'
import { countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { dateOnly, id, idOut, moment, oneOf } from '../kernel/field.ts'
import { CONDITION_FACTS, FACT_PLACES } from './facts.ts'
import { policyItemErrors as errors } from './item-errors.ts'
import { ITEM_PURPOSES, ITEM_STANDINGS } from './item-kinds.ts'
import { policyVerdict, standingCount } from './match-entities.ts'
import { policyAnswers } from './profile.ts'

const reportHead = component('PolicyReportHead', '政策匹配报告', 'internal', {
  id: idOut('报告编号'),
  madeAt: moment('生成时间'),
  counts: listOut('各结果的事项数', standingCount),
})

const report = component('PolicyReport', '政策匹配报告', 'internal', {
  ...reportHead.shape,
  corporateName: textOut('企业名称', { sensitivity: 'personal' }),
  facts: listOut(
    '依据的企业情况',
    component('PolicyReportFact', '企业情况', 'internal', {
      fact: oneOf('信息', CONDITION_FACTS),
      value: textOut('内容'),
      source: oneOf('来源', FACT_PLACES),
    }),
  ),
  matches: listOut(
    '匹配结果',
    component('PolicyReportMatch', '报告中的事项', 'internal', {
      itemId: idOut('事项编号'),
      name: textOut('事项名称'),
      docTitle: textOut('政策文件'),
      docNo: textOut('文号').nullable(),
      rulesVersion: countOut('规则版本'),
      purpose: oneOf('申报类别', ITEM_PURPOSES),
      validFrom: dateOnly('规则施行日期').nullable(),
      validTo: dateOnly('规则截止日期').nullable(),
      standing: oneOf('总体结果', ITEM_STANDINGS),
      verdicts: listOut('逐项判断', policyVerdict),
    }),
  ),
})
export type PolicyReport = z.output<typeof report>

/** Keeps what the matcher says to the own enterprise now, with the facts and the version of every rule. */
export const makePolicyReport = defineCall({
  name: 'policies.makeReport',
  summary: '保存政策匹配报告',
  method: 'POST',
  path: '/console/policies/reports',
  access: 'enterprise:any',
  effect: 'create',
  body: z.object({ answers: policyAnswers.optional() }),
  output: report,
})

export const getPolicyReport = defineCall({
  name: 'policies.getReport',
  summary: '政策匹配报告',
  method: 'GET',
  path: '/console/policies/reports/{id}',
  access: 'enterprise:any',
  effect: 'read',
  params: z.object({ id: id('报告编号') }),
  output: report,
  errors: [errors.reportNotFound],
})

/** The latest reports of the own enterprise. */
export const listPolicyReports = defineCall({
  name: 'policies.listReports',
  summary: '本企业的政策匹配报告',
  method: 'GET',
  path: '/console/policies/reports',
  access: 'enterprise:any',
  effect: 'read',
  output: listOut('报告', reportHead, { sensitivity: 'internal' }),
})
