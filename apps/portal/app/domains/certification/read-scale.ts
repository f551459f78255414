import { grouped } from '@lqr/contract/rules/grouped.ts'
import { certificationForm } from '@lqr/contract/certification/entities.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { INDUSTRY_DETAILS } from '@lqr/contract/reference/industry-details.ts'
import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { findScaleRow, gradeEnterprise, type ScaleStep } from '@lqr/contract/reference/enterprise-scale.ts'
import { tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { typedNumber } from '../../shell/typed-number.ts'
import { scaleCopy } from './scale-copy.ts'

/** What the calculator's form holds, as typed; amounts in 万元. */
export interface ScaleForm {
  readonly industry: string
  readonly employees: string
  readonly revenue: string
  readonly assets: string
}

export type ScaleErrors = { readonly [K in keyof ScaleForm]?: string }

export interface ScaleView {
  readonly title: string
  readonly reason: string | undefined
  readonly steps: readonly {
    readonly key: string
    readonly grade: string
    readonly indicator: string
    readonly value: string
    readonly threshold: string
    readonly passed: boolean
  }[]
}

export interface ScaleReading {
  readonly form: ScaleForm
  readonly errors: ScaleErrors
  readonly result: ScaleView | undefined
}

const { errors: words } = scaleCopy
const labels = labelsOf(certificationForm)
const PERSONS = /^\d{1,7}$/

function figure(step: ScaleStep, value: number): string {
  return step.unit === '人' ? `${grouped(value)} 人` : formatAmount(value)
}

function isIndustry(code: string): boolean {
  return [...INDUSTRIES, ...INDUSTRY_DETAILS].some((industry) => industry.code === code)
}

/** Reads the calculator's address and computes the scale by the 2017 standard; nothing typed gives an empty form. */
export function readScale(search: URLSearchParams): ScaleReading {
  const numberOf = (key: string) => typedNumber(search, key).slice(0, 20)
  const form = {
    industry: (search.get('industry') ?? '').trim().slice(0, 20),
    employees: numberOf('employees'),
    revenue: numberOf('revenue'),
    assets: numberOf('assets'),
  }
  if (Object.values(form).every((text) => text === '')) return { form, errors: {}, result: undefined }
  const errors = checkForm(form)
  if (Object.keys(errors).length > 0) return { form, errors, result: undefined }
  return { form, errors, result: viewOf(form) }
}

function checkForm({ industry, employees, revenue, assets }: ScaleForm): ScaleErrors {
  const isAmount = (text: string) => text === '' || tenThousandsToYuan(text) !== undefined
  return {
    ...(isIndustry(industry) ? {} : { industry: words.industry }),
    ...(employees === '' || PERSONS.test(employees) ? {} : { employees: words.employees }),
    ...(isAmount(revenue) ? {} : { revenue: words.amount(labels.annualRevenueYuan) }),
    ...(isAmount(assets) ? {} : { assets: words.amount(labels.totalAssetsYuan) }),
  }
}

function viewOf(form: ScaleForm): ScaleView {
  const { grade, gradeName, steps, reason } = gradeEnterprise(form.industry, {
    employees: form.employees === '' ? null : Number(form.employees),
    annualRevenueYuan: tenThousandsToYuan(form.revenue) ?? null,
    totalAssetsYuan: tenThousandsToYuan(form.assets) ?? null,
  })
  return {
    title: grade === 'notApplicable' ? scaleCopy.noGrade : scaleCopy.isGrade(gradeName),
    reason,
    steps: steps.map((step) => ({
      key: `${step.grade}-${step.indicator}`,
      grade: ENTERPRISE_SCALES.find(({ code }) => code === step.grade)?.name ?? '',
      indicator: step.indicatorName,
      value: figure(step, step.value),
      threshold: figure(step, step.threshold),
      passed: step.passed,
    })),
  }
}

/** The figures an industry's row of the standard looks at; all of them while the row is not known. */
export function neededFigures(industry: string): readonly ('employees' | 'revenue' | 'assets')[] {
  const search = findScaleRow(industry)
  if (search.kind !== 'found') return ['employees', 'revenue', 'assets']
  const keys = { employees: 'employees', annualRevenueYuan: 'revenue', totalAssetsYuan: 'assets' } as const
  return search.row.bounds.map(({ indicator }) => keys[indicator])
}
