import * as z from 'zod'
import { countOut, fieldOut, isExample, listOut, textOut } from '../kernel/answer-fields.ts'
import { caseCan, caseEvent, caseProgress, caseSealed } from '../kernel/cases/case-fields.ts'
import { component } from '../kernel/component.ts'
import { areaCode, dateOnly, field, flag, idOut, moment, oneOf } from '../kernel/field.ts'
import { versionOut } from '../kernel/version.ts'
import { accountOpeningCase } from './account-opening-case.ts'
import { lzbAsked, openingAsked, pdbAsked } from './form.ts'
import {
  ACCOUNT_SOURCES,
  ACCOUNT_TYPES,
  BANK_PROFILES,
  DILIGENCE_LEVELS,
  NEARNESS,
  OPENING_FAIL_REASONS,
} from './kinds.ts'
import { MATERIALS } from './materials.ts'
import { PRE_CHECK_FINDINGS } from './pre-check.ts'

const bankNumber = textOut('银行行号', { example: '313821000008' })
const branchNumber = textOut('网点行号', { example: '313821000016' })

export const openingBank = component('OpeningBank', '开户银行', 'internal', {
  id: idOut('机构编号'),
  bankCode: bankNumber,
  name: textOut('银行名称'),
  profile: oneOf('预约表单', BANK_PROFILES),
  branches: countOut('可预约网点', '个'),
  isExample,
})
export type OpeningBank = z.output<typeof openingBank>

/** A time at a branch that can be booked. */
export const appointmentSlot = component('AppointmentSlot', '预约时段', 'internal', {
  beginsAt: moment('开始时间'),
  endsAt: moment('结束时间'),
  capacity: countOut('名额', '个'),
  free: countOut('剩余名额', '个'),
})
export type AppointmentSlot = z.output<typeof appointmentSlot>

export const openingBranch = component('OpeningBranch', '开户网点', 'internal', {
  id: idOut('网点编号'),
  branchCode: branchNumber,
  bankCode: bankNumber,
  bankName: textOut('银行名称'),
  name: textOut('网点名称'),
  profile: oneOf('预约表单', BANK_PROFILES),
  regionCode: areaCode('所在地区'),
  regionName: textOut('地区名称'),
  address: textOut('地址').nullable(),
  phone: textOut('联系电话', { sensitivity: 'public' }).nullable(),
  hours: textOut('办理时间', { example: '09:00–12:00，14:00–17:00' }),
  accountTypes: field(z.array(oneOf('账户类型', ACCOUNT_TYPES)), { label: '可办理的账户类型' }),
  nearness: oneOf('距离', NEARNESS),
  slots: listOut('可预约时段', appointmentSlot),
  isExample,
})
export type OpeningBranch = z.output<typeof openingBranch>

/** What was handed in; the people's numbers masked, and gone once the opening is over. */
const handedIn = component('AccountOpeningForm', '开户预约内容', 'internal', {
  subjectKind: openingAsked.subjectKind,
  corporateName: fieldOut(openingAsked.corporateName),
  creditCode: fieldOut(openingAsked.creditCode),
  legalPersonName: fieldOut(openingAsked.legalPersonName),
  basicAccountNo: fieldOut(openingAsked.basicAccountNo).nullable(),
  purpose: fieldOut(openingAsked.purpose),
  beneficialOwner: openingAsked.beneficialOwner,
  operatorName: fieldOut(openingAsked.operatorName),
  operatorIdNoMasked: textOut('经办人身份证号（脱敏）', { sensitivity: 'personal' }).nullable(),
  operatorPhone: textOut('经办人电话', {
    sensitivity: 'personal',
    help: '对银行显示首尾几位，确认预约后可查看',
  }),
  materials: field(z.array(oneOf('材料', MATERIALS)), { label: '已备材料' }),
  findings: field(z.array(oneOf('预检提示', PRE_CHECK_FINDINGS)), { label: '预检提示' }),
  isSimpleOpening: lzbAsked.isSimpleOpening.nullable(),
  licenceValidTo: fieldOut(pdbAsked.licenceValidTo).nullable(),
  legalPersonPhoneMasked: textOut('法定代表人电话（脱敏）', { sensitivity: 'personal' }).nullable(),
})

const summary = {
  id: idOut('开户申请编号'),
  applyNo: textOut('申请单号', { example: 'KH20261120-000001' }),
  bankCode: bankNumber,
  bankName: textOut('银行名称'),
  branchCode: branchNumber,
  branchName: textOut('网点名称'),
  accountType: openingAsked.accountType,
  appointTime: moment('预约时间'),
  corporateName: textOut('企业名称').nullable(),
  accountNoMasked: textOut('账号（脱敏）').nullable(),
  ...caseProgress(accountOpeningCase),
} as const

export const accountOpeningRow = component('AccountOpeningRow', '开户申请摘要', 'internal', summary)
export type AccountOpeningRow = z.output<typeof accountOpeningRow>

export const accountOpening = component('AccountOpening', '开户申请', 'internal', {
  ...summary,
  applyId: idOut('开户申请编号'),
  appointEnd: moment('预约结束时间'),
  branchAddress: textOut('网点地址').nullable(),
  isBranchClosed: flag('网点已关闭', { help: '请改约到其他网点或取消' }),
  branchPhone: textOut('网点电话', { sensitivity: 'public' }).nullable(),
  officerPhone: textOut('经办人电话', { sensitivity: 'personal' }).nullable(),
  /** Null for the bank once the enterprise took it back before it was confirmed. */
  form: handedIn.nullable(),
  /** Papers the bank may ask for, as it marked its diligence. */
  materialsAsked: field(z.array(oneOf('材料', MATERIALS)), { label: '材料清单' }),
  profile: oneOf('预约表单', BANK_PROFILES),
  bankReference: textOut('银行受理编号').nullable(),
  isDemonstration: flag('演示数据', { help: '银行系统为沙箱，受理编号为演示数据' }),
  diligence: oneOf('尽职调查', DILIGENCE_LEVELS).nullable(),
  diligenceReason: textOut('尽职调查说明', { help: '只有银行能看到' }).nullable(),
  openedOn: dateOnly('开户日期').nullable(),
  failCode: oneOf('未能开户原因', OPENING_FAIL_REASONS).nullable(),
  failReason: textOut('原因说明').nullable(),
  nextSteps: textOut('改进建议').nullable(),
  opensPhone: flag('可查看完整号码'),
  isSealed: caseSealed,
  timeline: listOut(
    '办理进度',
    component('AccountOpeningEvent', '开户经历', 'internal', caseEvent(accountOpeningCase)),
  ),
  can: component(
    'AccountOpeningCan',
    '可进行的操作',
    'internal',
    caseCan(accountOpeningCase, 'institution', 'enterprise'),
  ),
  version: versionOut,
})
export type AccountOpening = z.output<typeof accountOpening>

/** An account of an enterprise, opened here or told by the enterprise. */
export const bankAccount = component('BankAccount', '银行账户', 'internal', {
  id: idOut('账户编号'),
  source: oneOf('来源', ACCOUNT_SOURCES),
  bankName: textOut('银行名称'),
  branchName: textOut('网点名称'),
  accountType: oneOf('账户类型', ACCOUNT_TYPES),
  accountNoMasked: textOut('账号（脱敏）'),
  basicAccountNo: textOut('基本存款账户编号').nullable(),
  openedOn: dateOnly('开户日期'),
  closedOn: dateOnly('销户日期').nullable(),
  corporateName: textOut('企业名称').nullable(),
  openingId: idOut('开户申请编号').nullable(),
  can: component('BankAccountCan', '可进行的操作', 'internal', {
    update: flag('修改'),
    close: flag('登记销户', { help: '包括平台预约开立的账户' }),
  }),
  version: versionOut,
})
export type BankAccount = z.output<typeof bankAccount>
