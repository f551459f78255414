import * as z from 'zod'
import { countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { areaCode, dateOnly, flag, id, idOut, moment, oneOf } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { policyItemErrors as errors } from './item-errors.ts'
import { ITEM_DELIVERIES, ITEM_STANDINGS } from './item-kinds.ts'

/** What became of a match. */
const footsteps = {
  standing: oneOf('总体结果', ITEM_STANDINGS),
  rulesVersion: countOut('规则版本'),
  matchedAt: moment('匹配时间'),
  toldAt: moment('告知时间').nullable(),
  openedAt: moment('查看时间').nullable(),
  declaredAt: moment('申报时间').nullable(),
} as const

const ownMatch = component('OwnPolicyMatch', '本企业的政策匹配', 'internal', {
  itemId: idOut('事项编号'),
  name: textOut('事项名称'),
  delivery: oneOf('办理方式', ITEM_DELIVERIES),
  office: textOut('办理部门'),
  declareFrom: dateOnly('申报开始日期').nullable(),
  declareTo: dateOnly('申报截止日期').nullable(),
  ...footsteps,
  canDeclare: flag('可以登记已申报', { help: '本轮申报已经开始，且还没有登记' }),
})

/** The items that the background found to fit the own enterprise, the latest first. */
export const listOwnMatches = defineCall({
  name: 'policies.listOwnMatches',
  exported: { title: '适合我的政策' },
  summary: '适合本企业的政策事项',
  method: 'POST',
  path: '/console/policies/matches/queryOwnPage',
  access: 'enterprise:any',
  effect: 'read',
  body: z.object(pageInput),
  output: pageOf(ownMatch),
})

const params = z.object({ id: id('事项编号') })

/** Notes that the enterprise looked at an item it was told of; the first time counts. */
export const openOwnMatch = defineCall({
  name: 'policies.openOwnMatch',
  summary: '登记已查看政策事项',
  method: 'POST',
  path: '/console/policies/items/{id}/opened',
  access: 'enterprise:any',
  effect: 'write',
  params,
  body: z.object({}),
  output: ownMatch,
  errors: [errors.itemNotFound],
})

/** Notes that the enterprise has declared, once in each round of declaring and not before its first day; declaring itself happens at the office. */
export const declareOwnMatch = defineCall({
  name: 'policies.declareOwnMatch',
  summary: '登记已申报政策事项',
  method: 'POST',
  path: '/console/policies/items/{id}/declared',
  access: 'enterprise:any',
  effect: 'write',
  params,
  body: z.object({}),
  output: ownMatch,
  errors: [errors.itemNotFound, errors.declaringNotBegun],
})

const ledgerRow = component('PolicyLedgerRow', '政策告知台账', 'internal', {
  companyId: idOut('企业编号'),
  corporateName: textOut('企业名称', { sensitivity: 'personal' }),
  creditCode: textOut('统一社会信用代码'),
  areaCode: areaCode('所在地区').nullable(),
  ...footsteps,
})

/** Whom an item fits, was told, who looked and who declared; of an item without application the list by which it is given. */
export const listItemMatches = defineCall({
  name: 'policies.listItemMatches',
  exported: { title: '政策告知台账' },
  summary: '政策事项的告知台账',
  method: 'POST',
  path: '/console/policies/items/{id}/matches/queryPage',
  access: 'operator',
  effect: 'read',
  params,
  body: z.object({
    ...pageInput,
    fittingOnly: flag('只看符合的企业', { help: '含待人工认定的' }).optional(),
  }),
  output: pageOf(ledgerRow).extend({
    figures: component('PolicyLedgerFigures', '台账合计', 'internal', {
      matched: countOut('符合', '家'),
      told: countOut('已告知', '家'),
      opened: countOut('已查看', '家'),
      declared: countOut('已申报', '家'),
    }),
    isFinished: flag('匹配已完成', { sensitivity: 'internal' }),
  }),
  errors: [errors.itemNotFound],
})

const declareWindow = component('PolicyDeclareWindow', '政策申报时间', 'public', {
  id: idOut('事项编号'),
  name: textOut('事项名称'),
  docTitle: textOut('政策文件'),
  office: textOut('办理部门'),
  declareFrom: dateOnly('申报开始日期').nullable(),
  declareTo: dateOnly('申报截止日期'),
})
export type DeclareWindow = z.output<typeof declareWindow>

/** The days for declaring that are not over, of the items in force in an area, the first to end first. */
export const listDeclareWindows = defineCall({
  name: 'policies.listDeclareWindows',
  summary: '政策申报日历',
  method: 'GET',
  path: '/console/policies/declare-windows',
  access: 'public',
  effect: 'read',
  query: z.object({ areaCode: areaCode().optional() }),
  output: listOut('申报时间', declareWindow, { sensitivity: 'public' }),
})
