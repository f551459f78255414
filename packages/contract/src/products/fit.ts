import type * as z from 'zod'
import { countOut, listOut, percentOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { DECIDED_ANSWERS } from '../kernel/conditions/answers.ts'
import { amountYuan, areaCode, flag, months, oneOf, ratePercent } from '../kernel/field.ts'
import { DEMAND_TYPES } from '../reference/demand-types.ts'
import { GUARANTEE_MODES } from '../reference/guarantee-modes.ts'
import { productCard } from './entities.ts'
import { severalOf } from './product-terms.ts'
import { TARGET_GROUPS } from '../reference/target-groups.ts'

/** What decides whether a product fits; `isRequired` is refused by applying itself, the others are what the product says of itself. */
export const FIT_CONDITIONS = [
  { code: 'ONLINE_APPLY', name: '在线申请', isRequired: true },
  { code: 'APPLICANT_KIND', name: '主体类型', isRequired: true },
  { code: 'AMOUNT', name: '申请金额', isRequired: true },
  { code: 'TERM', name: '申请期限', isRequired: true },
  { code: 'GUARANTEE', name: '担保方式', isRequired: true },
  { code: 'OPEN_APPLICATION', name: '在办申请', isRequired: true },
  { code: 'CERTIFICATION', name: '企业认证', isRequired: true },
  { code: 'DEMAND_TYPE', name: '融资方式', isRequired: false },
  { code: 'AREA', name: '服务地区', isRequired: false },
  { code: 'TARGET_GROUP', name: '适用对象', isRequired: false },
  { code: 'RATE', name: '年利率', isRequired: false },
] as const

export type FitConditionCode = (typeof FIT_CONDITIONS)[number]['code']

/** Where a datum that is missing is entered. */
export const FIT_PLACES = [
  { code: 'certification', name: '企业认证' },
  { code: 'want', name: '本次融资需求' },
] as const

/** What an enterprise wants, as far as a product can be compared with it. */
export const fitWant = {
  amountYuan: amountYuan('融资金额'),
  termMonths: months('融资期限'),
  guaranteeMode: oneOf('担保方式', GUARANTEE_MODES).optional(),
  /** The area of the enterprise unless told otherwise. */
  areaCode: areaCode('资金使用地区').optional(),
  demandType: oneOf('融资方式', DEMAND_TYPES).optional(),
  rateMax: ratePercent('可接受的最高年利率').optional(),
  /** What the enterprise says of itself and no register tells. */
  targetGroups: severalOf('企业特点', TARGET_GROUPS, 0).optional(),
} as const

export const fitCondition = component('FitCondition', '产品条件', 'internal', {
  code: oneOf('条件', FIT_CONDITIONS),
  result: oneOf('结果', DECIDED_ANSWERS),
  isRequired: flag('申请时必须符合'),
  sentence: textOut('说明'),
  enterAt: oneOf('在哪里补充', FIT_PLACES).nullable(),
})
export type FitCondition = z.output<typeof fitCondition>

/** What of the want would have to be otherwise. */
const fitChange = component('FitChange', '调整建议', 'internal', {
  code: oneOf('条件', FIT_CONDITIONS),
  sentence: textOut('怎样调整'),
})
export type FitChange = z.output<typeof fitChange>

export const productFit = component('ProductFit', '产品匹配结果', 'internal', {
  ...productCard.shape,
  /** Measured on the amount and term that are wanted, at the product's lowest rate. */
  annualCost: percentOut('按所需金额和期限的综合年化成本'),
  conditions: listOut('条件', fitCondition),
  /** The fewest changes of the want after which it fits; null where it fits, or where no change of the want would help. */
  changes: listOut('最小调整方案', fitChange).nullable(),
  unmet: countOut('不符合的条件', '项'),
  fits: flag('适合'),
  /** Whether applying would be accepted: no condition that it requires is unmet or unknown. */
  canApply: flag('可以申请'),
})
export type ProductFit = z.output<typeof productFit>
