import {
  SCALE_ROWS_2017,
  type ScaleGrade,
  type ScaleIndicator,
  type ScaleRow,
} from './enterprise-scale-2017.ts'
import { ENTERPRISE_SCALES, type EnterpriseScaleCode } from './enterprise-scales.ts'
import { INDUSTRIES, industryOfDivision } from './industries.ts'

/** Persons and whole yuan, as everywhere; leave out what is not known. */
export interface ScaleFigures {
  readonly employees?: number | null
  readonly annualRevenueYuan?: number | null
  readonly totalAssetsYuan?: number | null
}

/** One comparison that led to the grade. `value` and `threshold` are persons or yuan, as `unit` says. */
export interface ScaleStep {
  readonly grade: ScaleGrade
  readonly indicator: ScaleIndicator
  readonly indicatorName: string
  readonly unit: '人' | '元'
  readonly value: number
  readonly threshold: number
  readonly passed: boolean
}

export interface ScaleResult {
  readonly grade: EnterpriseScaleCode
  readonly gradeName: string
  readonly steps: readonly ScaleStep[]
  /** Why there is no grade, in 中文; only with `notApplicable`. */
  readonly reason?: string
}

export type ScaleRowSearch =
  | { readonly kind: 'found'; readonly row: ScaleRow }
  | { readonly kind: 'needsDetail' }
  | { readonly kind: 'notCovered' }

const GRADES: readonly ScaleGrade[] = ['large', 'medium', 'small']

const INDICATORS = {
  employees: { name: '从业人员', unit: '人', factor: 1 },
  annualRevenueYuan: { name: '营业收入', unit: '元', factor: 10_000 },
  totalAssetsYuan: { name: '资产总额', unit: '元', factor: 10_000 },
} as const

/**
 * The grade of an enterprise by 统计上大中小微型企业划分办法（2017）: large, medium and small must meet every lower bound of
 * the row, otherwise one grade down. `industryCode` is a letter or two to four digits of GB/T 4754-2017.
 */
export function gradeEnterprise(industryCode: string, figures: ScaleFigures): ScaleResult {
  const search = findScaleRow(industryCode)
  if (search.kind === 'found') return gradeByRow(search.row, figures)
  const reason = search.kind === 'needsDetail' ? '请选择到细分行业' : '该行业不在划型标准的范围内'
  return resultOf('notApplicable', [], reason)
}

/** The same for a row chosen from the table. A missing figure gives no grade rather than a wrong one. */
export function gradeByRow(row: ScaleRow, figures: ScaleFigures): ScaleResult {
  const missing = row.bounds.filter(({ indicator }) => !isFigure(figures[indicator]))
  if (missing.length > 0) {
    const names = missing.map(({ indicator }) => INDICATORS[indicator].name)
    return resultOf('notApplicable', [], `请填写${names.join('、')}`)
  }
  const steps: ScaleStep[] = []
  for (const grade of GRADES) {
    const compared = row.bounds.map((bound) => compare(grade, bound.indicator, bound[grade], figures))
    steps.push(...compared)
    if (compared.every((step) => step.passed)) return resultOf(grade, steps)
  }
  return resultOf('micro', steps)
}

/** The table's row for an industry code; `needsDetail` when the code spans several rows or covers only a part of one. */
export function findScaleRow(industryCode: string): ScaleRowSearch {
  const letter = /^\d/.test(industryCode) ? industryOfDivision(industryCode) : industryCode
  const row = SCALE_ROWS_2017.find(({ codes }) =>
    codes.some((code) => code === letter || (/^\d/.test(code) && industryCode.startsWith(code))),
  )
  if (row && INDUSTRIES.some(({ code }) => code === letter)) return { kind: 'found', row }
  const isPart = (code: string) =>
    /^\d/.test(industryCode) ? code.startsWith(industryCode) : industryOfDivision(code) === industryCode
  const finer = SCALE_ROWS_2017.some(({ codes }) => codes.some((code) => isPart(code)))
  return { kind: finer && industryCode !== '' ? 'needsDetail' : 'notCovered' }
}

function compare(
  grade: ScaleGrade,
  indicator: ScaleIndicator,
  bound: number,
  figures: ScaleFigures,
): ScaleStep {
  const { name, unit, factor } = INDICATORS[indicator]
  const value = figures[indicator] ?? 0
  const threshold = bound * factor
  return { grade, indicator, indicatorName: name, unit, value, threshold, passed: value >= threshold }
}

function isFigure(value: number | null | undefined): boolean {
  return value != null && Number.isFinite(value) && value >= 0
}

function resultOf(grade: EnterpriseScaleCode, steps: ScaleStep[], reason?: string): ScaleResult {
  const gradeName = ENTERPRISE_SCALES.find(({ code }) => code === grade)?.name ?? ''
  return { grade, gradeName, steps, ...(reason === undefined ? {} : { reason }) }
}
