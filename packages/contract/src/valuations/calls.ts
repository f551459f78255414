import * as z from 'zod'
import { component, done } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { flag, id, text } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { estimate, valuation, valuationRow } from './entities.ts'
import { valuationErrors as errors } from './errors.ts'
import { propertyAsked } from './form.ts'

export const propertyForm = component('PropertyForm', '房产信息', 'internal', propertyAsked)

/** Keeps nothing: who has not signed in may ask as well, so many times an hour from one network. */
export const estimateProperty = defineCall({
  name: 'valuations.estimateProperty',
  summary: '房产估价：区间、时点、方法和可比案例（不是估价报告）',
  method: 'POST',
  path: '/console/valuations/estimates',
  access: 'public',
  effect: 'read',
  limit: 'estimate',
  secret: true,
  body: propertyForm,
  output: estimate,
  errors: [errors.propertyWrong, errors.sourceUnavailable],
})

export const saveValuation = defineCall({
  name: 'valuations.saveValuation',
  summary: '保存房产估值，同一结果只保存一次',
  method: 'POST',
  path: '/console/valuations/saved',
  access: 'enterprise',
  effect: 'create',
  secret: true,
  body: component('ValuationToSave', '要保存的估价结果', 'internal', {
    sealed: text('结果凭据', { max: 12_000 }),
  }),
  output: valuation,
  errors: [errors.estimateStale, errors.tooMany],
})

export const listValuations = defineCall({
  name: 'valuations.listValuations',
  exported: { title: '我的房产估值' },
  summary: '本企业保存的房产估值',
  method: 'POST',
  path: '/console/valuations/saved/page',
  access: 'enterprise:any',
  effect: 'read',
  body: z.object({ ...pageInput, validOnly: flag('只看有效期内').optional() }),
  output: pageOf(valuationRow),
})

export const getValuation = defineCall({
  name: 'valuations.getValuation',
  summary: '房产估值详情',
  method: 'GET',
  path: '/console/valuations/saved/{id}',
  access: 'enterprise:any',
  effect: 'read',
  params: z.object({ id: id('估值编号') }),
  output: valuation,
  errors: [errors.valuationNotFound],
})

/** What went with an application stays with it. */
export const deleteValuation = defineCall({
  name: 'valuations.deleteValuation',
  summary: '删除房产估值（已随申请提交的不受影响）',
  method: 'DELETE',
  path: '/console/valuations/saved/{id}',
  access: 'enterprise:any',
  effect: 'write',
  params: z.object({ id: id('估值编号') }),
  output: done,
  errors: [errors.valuationNotFound],
})
