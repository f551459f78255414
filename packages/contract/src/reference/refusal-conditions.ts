import { displayAmount } from '../rules/amount-display.ts'

/** What may decide a refusal; with a unit it is a figure, and those of a product's own conditions carry their codes (products/fit.ts). */
export const REFUSAL_CONDITIONS = [
  { code: 'AMOUNT', name: '申请金额', unit: '元' },
  { code: 'TERM', name: '申请期限', unit: '个月' },
  { code: 'OPERATING_MONTHS', name: '连续经营时间', unit: '个月' },
  { code: 'REVENUE_12M', name: '近 12 个月营业收入', unit: '元' },
  { code: 'DEBT_RATIO', name: '资产负债率', unit: '%' },
  { code: 'OVERDUE', name: '未结清逾期', unit: '元' },
  { code: 'COLLATERAL', name: '担保物价值', unit: '元' },
  { code: 'GUARANTEE', name: '担保方式' },
  { code: 'AREA', name: '服务地区' },
  { code: 'APPLICANT_KIND', name: '主体类型' },
  { code: 'TARGET_GROUP', name: '适用对象' },
] as const

export type RefusalConditionCode = (typeof REFUSAL_CONDITIONS)[number]['code']

/** What decided: the condition, what was asked for and what was found, in the condition's unit. */
export interface RefusalFigure {
  readonly decidingCondition: RefusalConditionCode | null
  readonly figureAsked: number | null
  readonly figureFound: number | null
}

interface RefusalCondition {
  readonly code: RefusalConditionCode
  readonly name: string
  readonly unit?: string
}

/** The condition of that code. */
export function refusalConditionOf(code: string | null | undefined): RefusalCondition | undefined {
  return REFUSAL_CONDITIONS.find((condition) => condition.code === code)
}

/** Whether the figures of a condition are amounts: typed in 万元, kept in yuan. */
export function isAmountCondition(code: string | undefined): boolean {
  return refusalConditionOf(code)?.unit === '元'
}

function inWords(figure: number, unit: string): string {
  if (unit === '元') return displayAmount(figure)?.text ?? ''
  return unit === '%' ? `${figure}%` : `${figure} ${unit}`
}

/** What decided, in words and figures: 连续经营时间：要求 24 个月，实际 14 个月，相差 10 个月. Empty where nothing was named. */
export function figureInWords({ decidingCondition, figureAsked, figureFound }: RefusalFigure): string {
  const condition = refusalConditionOf(decidingCondition)
  if (!condition) return ''
  const { name, unit } = condition
  if (!unit || figureAsked === null || figureFound === null) return name
  const by = Math.round(Math.abs(figureAsked - figureFound) * 100) / 100
  return `${name}：要求 ${inWords(figureAsked, unit)}，实际 ${inWords(figureFound, unit)}，相差 ${inWords(by, unit)}`
}
