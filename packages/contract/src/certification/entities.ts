import * as z from 'zod'
import {
  amountYuan,
  areaCode,
  count,
  dateOnly,
  field,
  flag,
  id,
  idOut,
  moment,
  text,
  ruled,
} from '../kernel/field.ts'
import { contactPhone } from '../identity/fields.ts'
import { industryOfDivision } from '../reference/industries.ts'
import { substationOfCode } from '../reference/substations.ts'
import { checkCreditCode } from '../rules/credit-code.ts'
import { checkIdNumber } from '../rules/id-number.ts'

const creditCode = ruled('统一社会信用代码', 18, (value, label) => {
  const result = checkCreditCode(value, label)
  return result.kind === 'wrongShape' ? result.error : undefined
}).meta({ label: '统一社会信用代码', example: '91620102MAXX01026K', help: '18 位，见营业执照' })

/** A category letter of GB/T 4754, or a division of 2 to 4 digits where the scale depends on it. */
const industryCode = field(
  z
    .string({ error: '请选择所属行业' })
    .regex(/^(?:[A-TZ]|\d{2,4})$/, '请选择所属行业')
    .refine((code) => !/^\d/.test(code) || industryOfDivision(code) !== undefined, '请选择所属行业'),
  { label: '所属行业', example: 'C' },
)

/** Where an enterprise sits: a county, a prefecture or the New Area, never the whole province. */
const enterpriseArea = field(
  areaCode('所在地区').refine((code) => (substationOfCode(code)?.level ?? 1) > 1, '请选择所在市州或县区'),
  { label: '所在地区', example: '620102' },
)

/** The fields of an enterprise that its certification asks for (docs/product-rules.md, Fields). */
export const enterpriseForm = {
  corporateName: text('企业名称', { min: 2, max: 100 }, { example: '皋兰县某某食品有限公司' }),
  creditCode,
  legalPersonName: text('法定代表人', { min: 2, max: 50 }, { sensitivity: 'personal' }),
  legalPersonIdNo: ruled('法定代表人身份证号', 18, checkIdNumber).meta({
    label: '法定代表人身份证号',
    sensitivity: 'sensitive',
  }),
  contactName: text('联系人', { min: 2, max: 50 }, { sensitivity: 'personal' }),
  contactPhone,
  industryCode,
  areaCode: enterpriseArea,
  address: text('注册地址', { min: 4, max: 200 }),
  regCapitalYuan: amountYuan('注册资本'),
  foundDate: dateOnly('成立日期'),
  employees: count('从业人数', 2_000_000),
  annualRevenueYuan: amountYuan('上年营业收入', { min: 0 }),
  totalAssetsYuan: amountYuan('资产总额', { min: 0 }),
  licenseFileId: id('营业执照'),
  authLetterFileId: id('授权书').optional(),
}

export const certificationForm = z.object(enterpriseForm)

const file = z.object({ fileId: idOut('文件编号'), name: z.string(), size: z.int(), mime: z.string() })

export const certificationEvent = z.object({
  kind: z.enum(['submitted', 'approved', 'rejected', 'changed']),
  reason: z.string().nullable(),
  at: moment('时间'),
})

/** An enterprise as its own people and a reviewing operator see it; the id number is always masked. */
export const certificationRecord = z.object({
  companyId: idOut('企业编号'),
  certiFlg: z.int(),
  corporateName: z.string().nullable(),
  creditCode: z.string().nullable(),
  creditCodeSuspect: field(z.boolean(), { label: '信用代码校验位存疑' }),
  legalPersonName: z.string().nullable(),
  legalPersonIdNoMasked: z.string().nullable(),
  contactName: z.string().nullable(),
  contactPhone: z.string().nullable(),
  industryCode: z.string().nullable(),
  areaCode: z.string().nullable(),
  areaName: z.string().nullable(),
  address: z.string().nullable(),
  regCapitalYuan: z.number().nullable(),
  foundDate: z.string().nullable(),
  employees: z.int().nullable(),
  annualRevenueYuan: z.number().nullable(),
  totalAssetsYuan: z.number().nullable(),
  scale: z.string().nullable(),
  license: file.nullable(),
  authLetter: file.nullable(),
  submittedAt: moment('提交时间').nullable(),
  reviewedAt: moment('审核时间').nullable(),
  rejectReason: z.string().nullable(),
  history: z.array(certificationEvent),
  version: z.int(),
  can: z.object({ submit: flag('可提交'), review: flag('可审核') }),
})

export const certificationRow = z.object({
  companyId: idOut('企业编号'),
  corporateName: z.string().nullable(),
  creditCode: z.string().nullable(),
  creditCodeSuspect: z.boolean(),
  areaName: z.string().nullable(),
  certiFlg: z.int(),
  submittedAt: moment('提交时间').nullable(),
  reviewedAt: moment('审核时间').nullable(),
})
