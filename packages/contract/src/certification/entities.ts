import * as z from 'zod'
import { fileId } from '../files/file-id.ts'
import { fileFacts } from '../files/entities.ts'
import { fieldOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { contactPhone } from '../kernel/contact-phone.ts'
import { creditCode } from '../kernel/credit-code.ts'
import {
  amountYuan,
  areaCode,
  count,
  dateOnly,
  field,
  flag,
  idOut,
  moment,
  oneOf,
  text,
} from '../kernel/field.ts'
import { idNumber } from '../kernel/id-number.ts'
import { opensPhone } from '../kernel/opened-phone.ts'
import { version, versionOut } from '../kernel/version.ts'
import { APPLICANT_KINDS } from '../reference/applicant-kinds.ts'
import { ENTERPRISE_SCALES } from '../reference/enterprise-scales.ts'
import { industryOfDivision } from '../reference/industries.ts'
import { substationOfCode } from '../reference/substations.ts'
import { certiFlg } from './certi-flg.ts'

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
  /** Left out by whoever asked before there were others: an enterprise. */
  applicantKind: oneOf('主体类型', APPLICANT_KINDS).optional(),
  corporateName: text('企业名称', { min: 2, max: 100 }, { example: '皋兰县某某食品有限公司' }),
  creditCode: creditCode.meta({ help: '18 位，见营业执照' }),
  legalPersonName: text('法定代表人', { min: 2, max: 50 }, { sensitivity: 'personal' }),
  /** Left out by a certified enterprise that keeps the one it has: it is never shown (decision 0203). */
  legalPersonIdNo: idNumber('法定代表人身份证号').optional(),
  contactName: text('联系人', { min: 2, max: 50 }, { sensitivity: 'personal' }),
  contactPhone,
  industryCode,
  areaCode: enterpriseArea,
  address: text('注册地址', { min: 4, max: 200 }),
  regCapitalYuan: amountYuan('注册资本'),
  foundDate: dateOnly('成立日期'),
  employees: count('从业人数', 2_000_000, { unit: '人' }),
  annualRevenueYuan: amountYuan('上年营业收入', { min: 0 }),
  totalAssetsYuan: amountYuan('资产总额', { min: 0 }),
  licenseFileId: fileId('营业执照'),
  authLetterFileId: fileId('授权书').optional(),
}

export const certificationForm = component('CertificationForm', '企业认证', 'internal', {
  ...enterpriseForm,
  /** The version the person saw: what a colleague has corrected since is not overwritten unseen. */
  version: version.optional(),
})

const file = component('CertificateFile', '认证材料', 'internal', fileFacts)

export const certificationEvents = [
  { code: 'submitted', name: '提交' },
  { code: 'approved', name: '通过' },
  { code: 'rejected', name: '驳回' },
  { code: 'changed', name: '变更' },
  { code: 'corrected', name: '更正' },
] as const

export const certificationEvent = component('CertificationEvent', '认证经历', 'internal', {
  kind: oneOf('经历', certificationEvents),
  reason: textOut('原因').nullable(),
  at: moment('时间'),
})

/** An enterprise as its own people and a reviewing operator see it; the id number is always masked. */
const headline = {
  companyId: idOut('企业编号'),
  certiFlg,
  corporateName: fieldOut(enterpriseForm.corporateName).nullable(),
  creditCode: fieldOut(enterpriseForm.creditCode).nullable(),
  creditCodeSuspect: flag('信用代码校验位存疑'),
  areaName: textOut('地区名称').nullable(),
  submittedAt: moment('提交时间').nullable(),
  reviewedAt: moment('审核时间').nullable(),
} as const

export const certificationRecord = component('CertificationRecord', '企业认证', 'internal', {
  ...headline,
  applicantKind: fieldOut(enterpriseForm.applicantKind),
  legalPersonName: fieldOut(enterpriseForm.legalPersonName).nullable(),
  legalPersonIdNoMasked: textOut('法定代表人身份证号（脱敏）', { sensitivity: 'personal' }).nullable(),
  contactName: fieldOut(enterpriseForm.contactName).nullable(),
  contactPhone: fieldOut(enterpriseForm.contactPhone).nullable(),
  opensPhone,
  industryCode: fieldOut(enterpriseForm.industryCode).nullable(),
  areaCode: fieldOut(enterpriseForm.areaCode).nullable(),
  address: fieldOut(enterpriseForm.address).nullable(),
  regCapitalYuan: fieldOut(enterpriseForm.regCapitalYuan).nullable(),
  foundDate: enterpriseForm.foundDate.nullable(),
  employees: fieldOut(enterpriseForm.employees).nullable(),
  annualRevenueYuan: fieldOut(enterpriseForm.annualRevenueYuan).nullable(),
  totalAssetsYuan: fieldOut(enterpriseForm.totalAssetsYuan).nullable(),
  scale: oneOf('企业规模', ENTERPRISE_SCALES).nullable(),
  license: field(file.nullable(), { label: '营业执照' }),
  authLetter: field(file.nullable(), { label: '授权书' }),
  rejectReason: textOut('驳回原因').nullable(),
  history: listOut('认证经历', certificationEvent),
  version: versionOut,
  can: component('CertificationCan', '可进行的操作', 'internal', {
    submit: flag('可提交'),
    review: flag('可审核'),
  }),
})

export const certificationRow = component('CertificationRow', '待审核企业', 'internal', headline)
