import type { ClosedList } from '../kernel/field-input.ts'
import { APPLICANT_KINDS } from '../reference/applicant-kinds.ts'
import { ENTERPRISE_SCALES } from '../reference/enterprise-scales.ts'
import { ENTERPRISE_TITLES, TAX_RATINGS } from '../reference/enterprise-titles.ts'
import { INDUSTRIES } from '../reference/industries.ts'
import { ROSTER_KINDS } from '../reference/roster-kinds.ts'
import { SUBSTATIONS } from '../reference/substations.ts'

const AREAS = SUBSTATIONS.map(({ id, name }) => ({ code: id, name }))

export const YES_NO = [
  { code: 'yes', name: '是' },
  { code: 'no', name: '否' },
] as const

/**
 * What conditions are about. A figure is compared with a bound in its unit, a coded fact with some codes of its list, and what
 * is judged by a person with nothing. Codes are kept in published rules and never change.
 */
export const CONDITION_FACTS = [
  { code: 'applicantKind', name: '主体类型', kind: 'code', place: 'certification', items: APPLICANT_KINDS },
  { code: 'area', name: '所在地区', kind: 'code', place: 'certification', items: AREAS },
  { code: 'industry', name: '所属行业', kind: 'code', place: 'certification', items: INDUSTRIES },
  { code: 'scale', name: '企业规模', kind: 'code', place: 'certification', items: ENTERPRISE_SCALES },
  { code: 'ageMonths', name: '成立时间', kind: 'figure', place: 'certification', unit: '个月' },
  { code: 'revenueYuan', name: '年营业收入', kind: 'figure', place: 'certification', unit: '元' },
  { code: 'employees', name: '从业人员', kind: 'figure', place: 'certification', unit: '人' },
  { code: 'assetsYuan', name: '资产总额', kind: 'figure', place: 'certification', unit: '元' },
  { code: 'titles', name: '已获称号', kind: 'codes', place: 'profile', items: ENTERPRISE_TITLES },
  { code: 'rosters', name: '所在公示名单', kind: 'codes', place: 'rosters', items: ROSTER_KINDS },
  { code: 'taxRating', name: '纳税信用级别', kind: 'code', place: 'profile', items: TAX_RATINGS },
  { code: 'rdPercent', name: '研发费用占营业收入比例', kind: 'figure', place: 'profile', unit: '%' },
  { code: 'rdYuan', name: '年研发费用', kind: 'figure', place: 'profile', unit: '元' },
  { code: 'techStaffPercent', name: '科技人员占比', kind: 'figure', place: 'profile', unit: '%' },
  { code: 'mainBusinessPercent', name: '主营业务收入占比', kind: 'figure', place: 'profile', unit: '%' },
  {
    code: 'growthPercent',
    name: '近两年主营业务收入平均增长率',
    kind: 'figure',
    place: 'profile',
    unit: '%',
  },
  { code: 'debtPercent', name: '资产负债率', kind: 'figure', place: 'profile', unit: '%' },
  { code: 'nicheYears', name: '从事细分市场年限', kind: 'figure', place: 'profile', unit: '年' },
  { code: 'patents', name: 'Ⅰ类知识产权', kind: 'figure', place: 'profile', unit: '项' },
  {
    code: 'noAccident',
    name: '近一年未发生重大安全、质量事故或严重失信',
    kind: 'code',
    place: 'profile',
    items: YES_NO,
  },
  { code: 'judged', name: '须由主管部门认定的事项', kind: 'judged', place: 'office' },
] as const satisfies readonly (
  | { code: string; name: string; kind: 'figure'; place: string; unit: string }
  | { code: string; name: string; kind: 'code' | 'codes'; place: string; items: ClosedList }
  | { code: string; name: string; kind: 'judged'; place: string }
)[]

export type ConditionFactCode = (typeof CONDITION_FACTS)[number]['code']
export type ConditionFact = (typeof CONDITION_FACTS)[number]

/** Where a datum that is missing or wrong is entered. */
export const FACT_PLACES = [
  { code: 'certification', name: '企业认证' },
  { code: 'profile', name: '补充企业情况' },
  { code: 'rosters', name: '名单公示' },
  { code: 'office', name: '主管部门' },
] as const

export type FactPlace = (typeof FACT_PLACES)[number]['code']

const byCode = new Map<string, ConditionFact>(CONDITION_FACTS.map((fact) => [fact.code, fact]))

/** A fact by its code; every code of the list has one. */
export function factOf(code: ConditionFactCode): ConditionFact {
  const fact = byCode.get(code)
  if (!fact) throw new Error(`no fact ${code}`)
  return fact
}
