import type * as z from 'zod'
import { amountOut, countOut, fieldOut, listOut, monthsOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { CONDITION_ANSWERS } from '../kernel/conditions/answers.ts'
import { idOut, oneOf } from '../kernel/field.ts'
import { policyCondition } from './conditions.ts'
import { CONDITION_FACTS, FACT_PLACES } from './facts.ts'
import { policyItem } from './item-entities.ts'
import { ITEM_STANDINGS } from './item-kinds.ts'

const { shape: condition } = policyCondition

/** One condition answered: what it asks, what was found, and what of the document says so. It names nobody, and goes to whom it is about. */
export const policyVerdict = component('PolicyVerdict', '条件判断', 'public', {
  answer: oneOf('结果', CONDITION_ANSWERS),
  fact: oneOf('看什么', CONDITION_FACTS),
  asks: textOut('要求'),
  found: textOut('企业情况').nullable(),
  by: textOut('差距').nullable(),
  missing: textOut('缺少的信息').nullable(),
  enterAt: oneOf('在哪里补充', FACT_PLACES).nullable(),
  clause: fieldOut(condition.clause),
  note: fieldOut(condition.note),
  group: fieldOut(condition.group),
})
export type PolicyVerdict = z.output<typeof policyVerdict>

/** One change of an enterprise that a proposal asks for. */
export const pathStep = component('PolicyPathStep', '改进步骤', 'public', {
  fact: oneOf('改变什么', CONDITION_FACTS),
  sentence: textOut('怎样改变'),
  months: monthsOut('所需时间').nullable(),
  costYuan: amountOut('所需成本').nullable(),
  evidence: textOut('证明材料'),
  clause: textOut('依据条款'),
  paidBy: listOut(
    '可承担费用或可先取得的事项',
    component('PolicyItemName', '政策事项名称', 'public', {
      id: idOut('事项编号'),
      name: textOut('事项名称'),
    }),
  ),
})
export type PathStep = z.output<typeof pathStep>

/** An item with every condition answered. */
export const policyMatch = component('PolicyMatch', '政策匹配结果', 'public', {
  item: policyItem,
  standing: oneOf('总体结果', ITEM_STANDINGS),
  unmet: countOut('不符合的条件', '项'),
  unknown: countOut('待补充的信息', '项'),
  verdicts: listOut('逐项判断', policyVerdict),
  /** Null where nothing has to change or no change that we know of opens it. */
  path: listOut('最小改进方案', pathStep).nullable(),
})
export type PolicyMatch = z.output<typeof policyMatch>

export const standingCount = component('PolicyStandingCount', '各结果的事项数', 'public', {
  standing: oneOf('总体结果', ITEM_STANDINGS),
  count: countOut('事项数', '项'),
})
