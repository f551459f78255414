import * as z from 'zod'
import { textOut } from '../kernel/answer-fields.ts'
import { caseParams } from '../kernel/cases/case-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { areaCode, dateOnly, field, flag, id, oneOf } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf, sortInput } from '../kernel/page.ts'
import { accountOpeningCase, openingStates } from './account-opening-case.ts'
import { accountOpening, accountOpeningRow, openingBank, openingBranch } from './entities.ts'
import { bankAccountErrors as errors } from './errors.ts'
import { bankCode, branchCode, lzbAsked, openingAsked, openingConsent, pdbAsked } from './form.ts'
import { ACCOUNT_TYPES, BANK_PROFILES, SUBJECT_KINDS } from './kinds.ts'
import { PRE_CHECK_FINDINGS } from './pre-check.ts'

/** Both sides of an opening read these; rows are those of the own enterprise, or of the own institution and its branches. */
export const both = ['enterprise:any', 'institution'] as const

/** What banks, branches and accounts are narrowed by. */
export const bankFilters = {
  keyword: keywordInput,
  accountType: oneOf('账户类型', ACCOUNT_TYPES).optional(),
}

export const listOpeningBankPage = defineCall({
  name: 'bankAccounts.listBankPage',
  summary: '可预约开户的银行（分页）',
  method: 'POST',
  path: '/admin/bankAccount/bankPageQuery',
  access: both,
  effect: 'read',
  body: z.object({ ...pageInput, ...bankFilters }),
  output: pageOf(openingBank),
})

export const listOpeningBanks = defineCall({
  name: 'bankAccounts.listBanks',
  summary: '可预约开户的银行',
  method: 'POST',
  path: '/admin/bankAccount/queryBank',
  access: both,
  effect: 'read',
  body: z.object(bankFilters),
  output: z.array(openingBank),
})

/** Branches of the bank (of every bank without one), the nearest to the address of the enterprise first. */
export const listOpeningBranches = defineCall({
  name: 'bankAccounts.listBranches',
  summary: '开户网点、办理时间和可预约时段，由近到远',
  method: 'POST',
  path: '/admin/bankAccount/queryBankBranch',
  access: both,
  effect: 'read',
  body: z.object({
    ...bankFilters,
    bankCode: bankCode.optional(),
    areaCode: areaCode('所在地区').optional(),
    from: dateOnly('预约日期从').optional(),
    /** Of an appointment that is moved: branches of its form alone, and its own before the nearest. */
    profile: oneOf('预约表单', BANK_PROFILES).optional(),
    first: branchCode.optional(),
  }),
  output: z.array(openingBranch),
})

const submitErrors = [
  errors.branchNotFound,
  errors.wrongProfile,
  errors.typeNotOffered,
  errors.slotNotFound,
  errors.slotFull,
  errors.basicTaken,
  errors.basicNeeded,
  errors.bankUnavailable,
]

export const lzbForm = component('OpeningFormLZB', '开户预约（LZB）', 'internal', {
  ...openingAsked,
  ...lzbAsked,
  consent: openingConsent,
})
export const pdbForm = component('OpeningFormPDB', '开户预约（PDB）', 'internal', {
  ...openingAsked,
  ...pdbAsked,
  consent: openingConsent,
})
export type LzbForm = z.output<typeof lzbForm>
export type PdbForm = z.output<typeof pdbForm>

export const submitOpeningLzb = defineCall({
  name: 'bankAccounts.submitOpeningLzb',
  summary: '提交开户预约（LZB 表单）',
  method: 'POST',
  path: '/admin/bankAccount/doApplyAppointmentInfoLZB',
  access: 'enterprise',
  effect: 'create',
  secret: true,
  body: lzbForm,
  output: accountOpening,
  errors: submitErrors,
})

export const submitOpeningPdb = defineCall({
  name: 'bankAccounts.submitOpeningPdb',
  summary: '提交开户预约（PDB 表单）',
  method: 'POST',
  path: '/admin/bankAccount/doApplyAppointmentInfoPDB',
  access: 'enterprise',
  effect: 'create',
  secret: true,
  body: pdbForm,
  output: accountOpening,
  errors: submitErrors,
})

export const OPENING_SORTS = ['due', 'newest', 'appointment'] as const

export const listAccountOpenings = defineCall({
  name: 'bankAccounts.listOpenings',
  exported: { title: '开户预约' },
  summary: '开户申请列表：本企业的，或本机构网点收到的',
  method: 'POST',
  path: '/admin/bankAccount/applyOpenAcctQueryByPage',
  access: both,
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    sort: sortInput(OPENING_SORTS),
    status: oneOf('状态', openingStates).optional(),
    accountType: oneOf('账户类型', ACCOUNT_TYPES).optional(),
    openOnly: flag('只看在办').optional(),
  }),
  output: pageOf(accountOpeningRow),
})

export const getOpeningByApplyId = defineCall({
  name: 'bankAccounts.getOpeningByApplyId',
  summary: '开户申请详情（按申请编号）',
  method: 'POST',
  path: '/admin/bankAccount/getApplyOpenInfoByApplyId',
  access: both,
  effect: 'read',
  body: z.object({ applyId: id('开户申请编号') }),
  output: accountOpening,
  errors: [errors.openingNotFound],
})

export const getAccountOpening = defineCall({
  name: 'bankAccounts.getOpening',
  summary: '开户申请详情与进度',
  method: 'GET',
  path: '/console/bank-accounts/openings/{id}',
  access: both,
  effect: 'read',
  params: caseParams(accountOpeningCase),
  output: accountOpening,
  errors: [errors.openingNotFound],
})

/** What the form begins with, and whether the enterprise may still ask for a basic account. */
export const getOpeningStart = defineCall({
  name: 'bankAccounts.getOpeningStart',
  summary: '开户预约预填信息',
  method: 'GET',
  path: '/console/bank-accounts/start',
  access: 'enterprise',
  effect: 'read',
  output: component('OpeningStart', '开户预约预填信息', 'internal', {
    corporateName: textOut('企业名称').nullable(),
    creditCode: textOut('统一社会信用代码').nullable(),
    legalPersonName: textOut('法定代表人', { sensitivity: 'personal' }).nullable(),
    areaCode: areaCode('所在地区').nullable(),
    basicAccountNo: textOut('基本存款账户编号').nullable(),
    hasBasic: flag('已有基本存款账户或在办申请'),
  }),
})

export const preCheckOpening = defineCall({
  name: 'bankAccounts.preCheckOpening',
  summary: '预约前核对：与认证信息是否一致',
  method: 'POST',
  path: '/console/bank-accounts/preCheck',
  access: 'enterprise',
  effect: 'read',
  body: z.object({
    corporateName: openingAsked.corporateName,
    creditCode: openingAsked.creditCode,
    legalPersonName: openingAsked.legalPersonName,
    basicAccountNo: openingAsked.basicAccountNo,
    accountType: openingAsked.accountType,
    subjectKind: oneOf('存款人类别', SUBJECT_KINDS),
  }),
  output: component('OpeningPreCheck', '预检结果', 'internal', {
    findings: field(z.array(oneOf('预检提示', PRE_CHECK_FINDINGS)), { label: '预检提示' }),
  }),
  errors: [errors.basicTaken, errors.basicNeeded],
})
