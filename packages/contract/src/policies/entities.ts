import * as z from 'zod'
import { areaCode, dateOnly, field, idOut, moment } from '../kernel/field.ts'

export const policyLevels = [
  { code: 'national', name: '国家' },
  { code: 'provincial', name: '省' },
  { code: 'city', name: '市' },
  { code: 'county', name: '县' },
] as const

export const policyTypes = [
  { code: 'finance', name: '融资支持' },
  { code: 'credit', name: '信用建设' },
  { code: 'guarantee', name: '担保增信' },
  { code: 'subsidy', name: '贴息奖补' },
  { code: 'technology', name: '科技创新' },
  { code: 'agriculture', name: '三农' },
  { code: 'service', name: '政务服务' },
  { code: 'standard', name: '标准规范' },
] as const

/** Where a policy stands in time today: not yet in force, in force, or past its last day. */
export const policyValidities = [
  { code: 'upcoming', name: '尚未施行' },
  { code: 'current', name: '现行有效' },
  { code: 'expired', name: '已失效' },
] as const
const validities = policyValidities.map(({ code }) => code) as ['upcoming', 'current', 'expired']

export const policySummary = z.object({
  id: idOut('政策编号'),
  title: z.string(),
  docNo: field(z.string().nullable(), { label: '文号' }),
  level: z.string(),
  type: z.string(),
  issuer: field(z.string(), { label: '发文机关' }),
  issuedAt: dateOnly('印发日期').nullable(),
  effectiveFrom: dateOnly('施行日期').nullable(),
  /** The last day in force; null is without end. */
  effectiveTo: dateOnly('有效期至').nullable(),
  validity: field(z.enum(validities), { label: '时效', help: '失效的只作标记，不作为现行政策推荐' }),
  declareFrom: dateOnly('申报开始日期').nullable(),
  declareTo: dateOnly('申报截止日期').nullable(),
  areaCodes: field(z.array(areaCode()), { label: '适用地区', help: '空表示全省或全国' }),
  keyPoints: field(z.array(z.string()), { label: '政策要点' }),
  publishedAt: moment('收录时间'),
  isExample: field(z.boolean(), { label: '示例数据' }),
})
export type PolicySummary = z.output<typeof policySummary>

/** `body` and `guide` are written like an article's body. */
export const policy = policySummary.extend({
  body: field(z.string(), { label: '要点详情' }),
  guide: field(z.string(), { label: '申报指南' }),
  cashFrom: dateOnly('兑现开始日期').nullable(),
  cashTo: dateOnly('兑现截止日期').nullable(),
  industries: field(z.array(z.string()), { label: '适用行业', help: '门类代码；空表示不限' }),
  scales: field(z.array(z.string()), { label: '适用规模', help: '空表示不限' }),
  phone: field(z.string().nullable(), { label: '咨询电话' }),
  sourceUrl: field(z.string().nullable(), { label: '官方原文' }),
})
export type Policy = z.output<typeof policy>
