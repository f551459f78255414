import type * as z from 'zod'
import { fieldOut, listOut, percentOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { dateOnly, idOut, MAX_COUNT, oneOf, twoDecimals } from '../kernel/field.ts'
import { REFUSAL_CONDITIONS } from './refusal-conditions.ts'

const figure = (label: string) =>
  twoDecimals(label, { min: 0, max: MAX_COUNT, help: '单位见决定的条件：元、个月或 %' })

const decidingCondition = oneOf('决定的条件', REFUSAL_CONDITIONS)
const figureAsked = figure('要求的数值')
const figureFound = figure('实际的数值')
const retryFrom = dateOnly('可以再次申请的日期')

/**
 * What a refusal says besides code and sentence. Everything may be left out: the condition and the day then follow from the
 * code (products/refusal-ways.ts).
 */
export const refusalAsked = {
  decidingCondition: decidingCondition.optional(),
  figureAsked: figureAsked.optional(),
  figureFound: figureFound.optional(),
  retryFrom: retryFrom.optional(),
} as const

/** Which way on an alternative is. */
export const ALTERNATIVE_KINDS = [
  { code: 'product', name: '可以申请的产品' },
  { code: 'guarantee', name: '由担保公司担保的产品' },
] as const

/** An open product of another institution that passes the very condition that decided. */
export const refusalAlternative = component('RefusalAlternative', '其他出路', 'internal', {
  proId: idOut('产品编号'),
  productName: textOut('产品名称'),
  orgName: textOut('机构名称'),
  kind: oneOf('出路', ALTERNATIVE_KINDS),
  /** Shows that it passes. */
  sentence: textOut('符合的条件'),
  annualCost: percentOut('按所需金额和期限的综合年化成本'),
})
export type RefusalAlternative = z.output<typeof refusalAlternative>

/** The same in the answer of a case; the alternatives are told to the enterprise alone. */
export const refusalOut = {
  decidingCondition: decidingCondition.nullable(),
  figureAsked: fieldOut(figureAsked).nullable(),
  figureFound: fieldOut(figureFound).nullable(),
  retryFrom: retryFrom.nullable(),
  alternatives: listOut('其他出路', refusalAlternative),
} as const

/** The fields of a refusal as a screen reads them, whatever the kind of case. */
export type RefusalOut = z.output<z.ZodObject<typeof refusalOut>>
