import * as z from 'zod'
import { component } from '../kernel/component.ts'
import { areaCode, field, oneOf, sharePercent, twoDecimals } from '../kernel/field.ts'
import { APPLICANT_KINDS } from '../reference/applicant-kinds.ts'
import { ENTERPRISE_SCALES } from '../reference/enterprise-scales.ts'
import { ENTERPRISE_TITLES, TAX_RATINGS } from '../reference/enterprise-titles.ts'
import { INDUSTRIES } from '../reference/industries.ts'
import { factOf, YES_NO } from './facts.ts'

const MAX_YUAN = 1_000_000_000_000

/** A whole number that may be zero: nothing typed is null, and zero is an answer. */
function whole(label: string, unit: string, max: number) {
  return field(
    z
      .int({ error: `${label}须为整数` })
      .min(0, `${label}不能为负`)
      .max(max, `${label}超出允许范围`)
      .nullable(),
    { label, unit },
  )
}

const percent = (label: string) => sharePercent(label).nullable()
const name = (fact: Parameters<typeof factOf>[0]) => factOf(fact).name

/** What an enterprise tells of itself and no register does; null is not told, an empty list of titles is none. */
export const policyProfileFields = component('PolicyProfileForm', '企业政策情况', 'internal', {
  titles: field(
    z
      .array(oneOf(name('titles'), ENTERPRISE_TITLES))
      .refine((codes) => new Set(codes).size === codes.length, '已获称号有重复')
      .nullable(),
    { label: name('titles') },
  ),
  taxRating: oneOf(name('taxRating'), TAX_RATINGS).nullable(),
  rdPercent: percent(name('rdPercent')),
  rdYuan: whole(name('rdYuan'), '元', MAX_YUAN),
  techStaffPercent: percent(name('techStaffPercent')),
  mainBusinessPercent: percent(name('mainBusinessPercent')),
  growthPercent: twoDecimals(name('growthPercent'), { min: -100, max: 10_000, unit: '%' }).nullable(),
  debtPercent: twoDecimals(name('debtPercent'), { min: 0, max: 10_000, unit: '%' }).nullable(),
  nicheYears: whole(name('nicheYears'), '年', 200),
  patents: whole(name('patents'), '项', 100_000),
  noAccident: oneOf(name('noAccident'), YES_NO).nullable(),
})
export type PolicyProfile = z.output<typeof policyProfileFields>

/** What a certification tells, asked of visitors who have none. */
const registered = {
  applicantKind: oneOf(name('applicantKind'), APPLICANT_KINDS).nullable(),
  areaCode: areaCode(name('area')).nullable(),
  industry: oneOf(name('industry'), INDUSTRIES).nullable(),
  scale: oneOf(name('scale'), ENTERPRISE_SCALES).nullable(),
  ageMonths: whole(name('ageMonths'), '个月', 3_000),
  revenueYuan: whole(name('revenueYuan'), '元', MAX_YUAN),
  employees: whole(name('employees'), '人', 1_000_000),
  assetsYuan: whole(name('assetsYuan'), '元', MAX_YUAN),
} as const

/** Every answer of the questionnaire; what is left out is as the enterprise has told it, null and what a visitor leaves out is not known. */
export const policyAnswers = z
  .strictObject({ ...registered, ...policyProfileFields.shape })
  .partial()
  .meta({ component: 'PolicyAnswers', title: '匹配问卷', label: '匹配问卷', sensitivity: 'internal' })
export type PolicyAnswers = z.output<typeof policyAnswers>
