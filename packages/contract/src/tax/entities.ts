import { codesOut, countOut, linesOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { flag, idOut, moment, oneOf } from '../kernel/field.ts'
import { TAX_DATASETS, TAX_LEVELS, TAX_SECTIONS } from './datasets.ts'
import { PHONE_ORIGINS } from './phone-origins.ts'
import { taxLicenceStates, taxReportStates } from './states.ts'

/** Something that was handed over: what and when, its digest and the receipt, and nothing of the data. */
export const taxDelivery = component('TaxDelivery', '一次提供', 'internal', {
  at: moment('提供时间'),
  who: textOut('接收人', { sensitivity: 'personal' }),
  sections: codesOut('提供内容', TAX_DATASETS),
  receiptNo: textOut('回执编号'),
  digest: textOut('数据摘要'),
  isDemonstration: flag('演示数据'),
})

const licenceFacts = {
  id: idOut('授权编号'),
  licenceNo: textOut('授权书编号'),
  companyId: idOut('企业编号'),
  corporateName: textOut('授权企业'),
  orgId: idOut('被授权机构编号'),
  orgName: textOut('被授权机构'),
  bizNo: textOut('关联业务编号'),
  legalPersonName: textOut('法定代表人', { sensitivity: 'personal' }),
  /** Unknown of licences given before it was recorded. */
  phoneOrigin: oneOf('确认手机号', PHONE_ORIGINS).nullable(),
  scope: codesOut('授权范围', TAX_DATASETS),
  validFrom: moment('生效时间'),
  validTo: moment('到期时间'),
  agreementVersion: textOut('授权书版本'),
  evidenceHash: textOut('存证摘要'),
  status: oneOf('状态', taxLicenceStates),
  revokedAt: moment('终止时间').nullable(),
  endReason: textOut('终止原因').nullable(),
} as const

export const taxLicence = component('TaxLicence', '税务授权', 'internal', {
  ...licenceFacts,
  deliveries: listOut('提供记录', taxDelivery),
  can: component('TaxLicenceCan', '可进行的操作', 'internal', {
    revoke: flag('撤销'),
    read: flag('读取数据'),
    report: flag('申请报告'),
  }),
})

/** Whether a licence is good at this moment, as far as the asking side may know. */
export const taxLicenceCheck = component('TaxLicenceCheck', '授权是否到期', 'internal', {
  id: idOut('授权编号'),
  isExpired: flag('已失效'),
  status: oneOf('状态', taxLicenceStates),
  validTo: moment('到期时间'),
  daysLeft: countOut('剩余天数', '天'),
})

const sectionRows = component('TaxSectionRow', '一行数据', 'sensitive', { values: linesOut('各列的值') })

/** One section as the tax side hands it over: its columns and rows are those of the source. */
export const taxSectionData = component('TaxSectionData', '一类涉税数据', 'sensitive', {
  section: oneOf('数据', TAX_SECTIONS),
  columns: linesOut('列'),
  rows: listOut('数据', sectionRows),
})

export const taxDataAnswer = component('TaxData', '涉税数据', 'sensitive', {
  receiptNo: textOut('回执编号'),
  digest: textOut('数据摘要'),
  at: moment('提供时间'),
  sourceName: textOut('来源'),
  isDemonstration: flag('演示数据'),
  sections: listOut('涉税数据', taxSectionData),
})

/** A year of level A, as published by the tax authority; whoever is not in it may have any other level or none. */
export const publicTaxLevel = component('PublicTaxLevel', '公开的纳税缴费信用级别', 'public', {
  year: countOut('评价年度'),
  level: oneOf('级别', TAX_LEVELS),
})

export const taxReport = component('TaxReport', '金税报告申请', 'internal', {
  id: idOut('申请编号'),
  applyNo: textOut('申请单号'),
  companyId: idOut('企业编号'),
  corporateName: textOut('企业'),
  orgId: idOut('机构编号'),
  orgName: textOut('接收机构'),
  bizNo: textOut('关联业务编号'),
  status: oneOf('状态', taxReportStates),
  failure: textOut('失败原因').nullable(),
  appliedAt: moment('申请时间'),
  readyAt: moment('生成时间').nullable(),
  expiresAt: moment('有效期至').nullable(),
  isDemonstration: flag('演示数据'),
  deliveries: listOut('下载记录', taxDelivery),
  can: component('TaxReportCan', '可进行的操作', 'internal', {
    download: flag('下载'),
    authorise: flag('授权'),
  }),
})
