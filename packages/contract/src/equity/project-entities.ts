import type * as z from 'zod'
import { linkedFile } from '../files/entities.ts'
import { fieldOut, isExample, listOut, textOut } from '../kernel/answer-fields.ts'
import { caseCan, caseEvent, caseProgress, caseSealed } from '../kernel/cases/case-fields.ts'
import { component } from '../kernel/component.ts'
import { flag, idOut, moment, oneOf } from '../kernel/field.ts'
import { versionOut } from '../kernel/version.ts'
import { projectCase } from './project-case.ts'
import { projectAsked as asked } from './project-form.ts'
import { AMOUNT_BANDS, PROJECT_FAIL_CODES, PROJECT_REJECT_CODES } from './project-kinds.ts'

/** What everybody reads of a published project: a range instead of the amount, and neither share nor intro. */
export const projectTeaser = component('EquityProjectTeaser', '股权融资项目', 'public', {
  id: idOut('项目编号'),
  projectNo: textOut('项目单号'),
  name: fieldOut(asked.name),
  industryCode: asked.industryCode,
  stage: asked.stage,
  areaCode: asked.areaCode,
  areaName: textOut('地区名称'),
  amountBand: oneOf('融资金额区间', AMOUNT_BANDS),
  /** Masked unless the enterprise shows its name. */
  companyName: textOut('企业名称'),
  showsCompany: asked.showsCompany,
  publishedAt: moment('发布时间'),
  isExample,
})
export type ProjectTeaser = z.output<typeof projectTeaser>

/** Something may be missing in a draft, and for an authority once a project was taken back at once. */
const filled = {
  name: fieldOut(asked.name).nullable(),
  industryCode: asked.industryCode.nullable(),
  stage: asked.stage.nullable(),
  areaCode: asked.areaCode.nullable(),
  areaName: textOut('地区名称').nullable(),
  amountYuan: fieldOut(asked.amountYuan).nullable(),
} as const

const numbered = { id: idOut('项目编号'), projectNo: textOut('项目单号') } as const

/** Who looks: the enterprise itself, or the authority of the area. */
export const PROJECT_VIEWS = [
  { code: 'own', name: '本企业' },
  { code: 'authority', name: '主管方' },
] as const

/** A project as its enterprise or an authority reads it; what is not for its eyes is null or empty. */
export const projectDetail = component('EquityProject', '股权融资项目', 'internal', {
  ...numbered,
  view: oneOf('查看者', PROJECT_VIEWS),
  ...filled,
  intro: fieldOut(asked.intro).nullable(),
  sharePercent: fieldOut(asked.sharePercent).nullable(),
  foundDate: asked.foundDate.nullable(),
  hasIncome: asked.hasIncome.nullable(),
  isProfitable: asked.isProfitable.nullable(),
  showsCompany: asked.showsCompany,
  companyName: textOut('企业名称'),
  contactName: fieldOut(asked.contactName).nullable(),
  contactPhone: fieldOut(asked.contactPhone).nullable(),
  orgNo: idOut('意向机构').nullable(),
  orgName: textOut('意向机构名称').nullable(),
  publishedAt: moment('发布时间').nullable(),
  rejectCode: oneOf('驳回原因', PROJECT_REJECT_CODES).nullable(),
  rejectReason: textOut('原因说明').nullable(),
  failCode: oneOf('结束原因', PROJECT_FAIL_CODES).nullable(),
  failReason: textOut('结束说明').nullable(),
  nextSteps: textOut('改进建议').nullable(),
  files: listOut('材料', linkedFile),
  isExample,
  ...caseProgress(projectCase),
  isSealed: caseSealed,
  timeline: listOut(
    '办理进度',
    component('EquityProjectEvent', '项目经历', 'internal', caseEvent(projectCase)),
  ),
  can: component('EquityProjectCan', '可进行的操作', 'internal', {
    ...caseCan(projectCase, 'enterprise', 'authority'),
    edit: flag('修改草稿'),
    remove: flag('删除草稿'),
  }),
  version: versionOut,
})
export type ProjectDetail = z.output<typeof projectDetail>

/** A project in the list of its enterprise or of an authority. */
export const projectRow = component('EquityProjectRow', '股权融资项目（列表）', 'internal', {
  ...numbered,
  ...filled,
  corporateName: textOut('企业名称').nullable(),
  ...caseProgress(projectCase),
  version: versionOut,
})
export type ProjectRow = z.output<typeof projectRow>
