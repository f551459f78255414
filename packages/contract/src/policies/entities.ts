import type * as z from 'zod'
import { codesOut, isExample, linesOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { areaCode, dateOnly, field, idOut, moment, oneOf } from '../kernel/field.ts'
import { ENTERPRISE_SCALES } from '../reference/enterprise-scales.ts'
import { INDUSTRIES } from '../reference/industries.ts'
import { policyValidities } from '../reference/policy-validities.ts'
import { dictionary } from '../kernel/dictionary.ts'

export const policyLevels = dictionary('policyLevel', [
  { code: 'national', name: '国家' },
  { code: 'provincial', name: '省' },
  { code: 'city', name: '市' },
  { code: 'county', name: '县' },
])

export const policyTypes = dictionary('policyType', [
  { code: 'finance', name: '融资支持' },
  { code: 'credit', name: '信用建设' },
  { code: 'guarantee', name: '担保增信' },
  { code: 'subsidy', name: '贴息奖补' },
  { code: 'technology', name: '科技创新' },
  { code: 'agriculture', name: '三农' },
  { code: 'service', name: '政务服务' },
  { code: 'standard', name: '标准规范' },
])

export const policySummary = component('PolicySummary', '政策摘要', 'public', {
  id: idOut('政策编号'),
  title: textOut('标题'),
  docNo: textOut('文号').nullable(),
  level: oneOf('政策级别', policyLevels),
  type: oneOf('政策类型', policyTypes),
  issuer: textOut('发文机关'),
  issuedAt: dateOnly('印发日期').nullable(),
  effectiveFrom: dateOnly('施行日期').nullable(),
  /** The last day in force; null is without end. */
  effectiveTo: dateOnly('有效期至').nullable(),
  validity: field(oneOf('时效', policyValidities), {
    label: '时效',
    help: '失效的只作标记，不作为现行政策推荐',
  }),
  declareFrom: dateOnly('申报开始日期').nullable(),
  declareTo: dateOnly('申报截止日期').nullable(),
  areaCodes: listOut('适用地区', areaCode(), { help: '空表示全省或全国' }),
  keyPoints: linesOut('政策要点'),
  publishedAt: moment('收录时间'),
  isExample,
})
export type PolicySummary = z.output<typeof policySummary>

/** `body` and `guide` are written like an article's body. */
export const policy = component('Policy', '政策', 'public', {
  ...policySummary.shape,
  body: textOut('要点详情'),
  guide: textOut('申报指南'),
  cashFrom: dateOnly('兑现开始日期').nullable(),
  cashTo: dateOnly('兑现截止日期').nullable(),
  industries: codesOut('适用行业', INDUSTRIES, { help: '门类代码；空表示不限' }),
  scales: codesOut('适用规模', ENTERPRISE_SCALES, { help: '空表示不限' }),
  phone: textOut('咨询电话').nullable(),
  sourceUrl: textOut('官方原文').nullable(),
})
export type Policy = z.output<typeof policy>
