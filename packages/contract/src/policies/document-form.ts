import * as z from 'zod'
import { component } from '../kernel/component.ts'
import { dateOnly, field, oneOf, text } from '../kernel/field.ts'
import { typedInto } from '../kernel/field-input.ts'
import {
  lines,
  MAX_BODY,
  officePhone,
  publishAt,
  webAddress,
} from '../kernel/publishing/publication-fields.ts'
import { areasField } from '../reference/area-fields.ts'
import { ENTERPRISE_SCALES } from '../reference/enterprise-scales.ts'
import { INDUSTRIES } from '../reference/industries.ts'
import { policyLevels, policyTypes } from './entities.ts'

const day = (label: string, help: string) =>
  typedInto(field(dateOnly(label).nullable(), { label, help }), { kind: 'day' })

/** Some of a closed list, each once; none is all of it. */
function anyOf<const T extends readonly { code: string; name: string }[]>(label: string, items: T) {
  const schema = z
    .array(oneOf(label, items), { error: `请选择${label}` })
    .refine((codes) => new Set(codes).size === codes.length, `${label}有重复`)
  return typedInto(field(schema, { label, help: '不选表示不限' }), { kind: 'codes', items })
}

/** What is kept of a policy document and typed by those who edit it. */
export const policyDocumentFields = component('PolicyDocumentForm', '政策', 'public', {
  title: text('标题', { max: 120 }),
  docNo: field(text('文号', { max: 60 }).nullable(), { label: '文号', example: '甘政办发〔2026〕12号' }),
  level: oneOf('政策级别', policyLevels),
  type: oneOf('政策类型', policyTypes),
  issuer: text('发文机关', { max: 120 }),
  issuedAt: day('印发日期', '文件未写明的不填'),
  effectiveFrom: day('施行日期', '文件未写明的不填'),
  effectiveTo: day('有效期至', '最后一个有效的日子，长期有效的不填'),
  declareFrom: day('申报开始日期', '不申报或常年办理的不填'),
  declareTo: day('申报截止日期', '不申报或常年办理的不填'),
  cashFrom: day('兑现开始日期', '文件未写明的不填'),
  cashTo: day('兑现截止日期', '文件未写明的不填'),
  areaCodes: areasField('适用地区'),
  industries: anyOf('适用行业', INDUSTRIES),
  scales: anyOf('适用规模', ENTERPRISE_SCALES),
  keyPoints: lines('政策要点', 12, 120),
  body: typedInto(text('正文', { max: MAX_BODY }), { kind: 'rich' }),
  guide: typedInto(field(text('申报指南', { max: 10_000 }).nullable(), { label: '申报指南' }), {
    kind: 'rich',
  }),
  phone: field(officePhone.nullable(), { label: '咨询电话' }),
  sourceUrl: webAddress('官方原文', '发文机关网站上的原文'),
  publishAt,
})
export type PolicyDocumentForm = z.output<typeof policyDocumentFields>
