import * as z from 'zod'
import { textOut } from '../kernel/answer-fields.ts'
import { caseParams } from '../kernel/cases/case-fields.ts'
import { caseNote, defineMove } from '../kernel/cases/define-move.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { areaCode, dateOnly, field, flag, id, oneOf, optionalText, ruled, text } from '../kernel/field.ts'
import { openedPhone, phoneErrors } from '../kernel/opened-phone.ts'
import { keywordInput, pageInput, pageOf, sortInput } from '../kernel/page.ts'
import { version } from '../kernel/version.ts'
import { accountOpeningCase, openingStates } from './account-opening-case.ts'
import { checkAccountNo } from './account-no.ts'
import { accountOpening, accountOpeningRow, bankAccount, openingBank, openingBranch } from './entities.ts'
import { bankAccountErrors as errors } from './errors.ts'
import { bankCode, lzbAsked, openingAsked, openingConsent, pdbAsked } from './form.ts'
import { ACCOUNT_TYPES, DILIGENCE_LEVELS, OPENING_FAIL_REASONS, SUBJECT_KINDS } from './kinds.ts'
import { PRE_CHECK_FINDINGS } from './pre-check.ts'

/** Both sides of an opening read these; rows are those of the own enterprise, or of the own institution and its branches. */
const both = ['enterprise:any', 'institution'] as const

const bankFilters = {
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

const movePath = (move: string) => `/console/bank-accounts/openings/{id}/${move}`

export const changeOpening = defineMove(accountOpeningCase, 'change', {
  name: 'bankAccounts.changeOpening',
  summary: '改约：换时段或换同类表单的网点',
  path: movePath('change'),
  fields: {
    branchCode: openingAsked.branchCode,
    appointTime: openingAsked.appointTime,
    note: caseNote('改约原因'),
  },
  output: accountOpening,
  errors: [
    errors.branchNotFound,
    errors.wrongProfile,
    errors.typeNotOffered,
    errors.slotNotFound,
    errors.slotFull,
    errors.bankUnavailable,
  ],
})

export const cancelOpening = defineMove(accountOpeningCase, 'withdraw', {
  name: 'bankAccounts.cancelOpening',
  summary: '取消开户预约',
  path: movePath('withdraw'),
  fields: { note: caseNote('取消原因') },
  output: accountOpening,
  errors: [errors.bankUnavailable],
})

const diligence = {
  diligence: oneOf('尽职调查', DILIGENCE_LEVELS),
  diligenceReason: optionalText('尽职调查说明', 300, { help: '简化或强化须说明原因' }),
}

export const confirmOpening = defineMove(accountOpeningCase, 'confirm', {
  name: 'bankAccounts.confirmOpening',
  summary: '确认开户预约',
  path: movePath('confirm'),
  fields: { ...diligence, note: caseNote('给企业的提示') },
  output: accountOpening,
  errors: [errors.slotPast, errors.reasonNeeded],
})

export const verifyOpening = defineMove(accountOpeningCase, 'verify', {
  name: 'bankAccounts.verifyOpening',
  summary: '企业已到店，开始核实',
  path: movePath('verify'),
  fields: { ...diligence, note: caseNote() },
  output: accountOpening,
  errors: [errors.reasonNeeded],
})

const accountNo = ruled('银行账号', 32, checkAccountNo).meta({
  label: '银行账号',
  example: '101000000000001234',
  sensitivity: 'sensitive',
})

/** Sent again with the same result it changes nothing and answers the same. */
export const openAccount = defineMove(accountOpeningCase, 'open', {
  name: 'bankAccounts.openAccount',
  summary: '回写开户结果：开户成功（重复回写只记一次）',
  path: movePath('open'),
  fields: {
    accountNo,
    openedOn: dateOnly('开户日期', { past: true }),
    basicAccountNo: optionalText('基本存款账户编号', 20, { example: 'J2900123456789' }),
  },
  output: accountOpening,
  errors: [errors.otherResult, errors.basicTaken],
})

export const failOpening = defineMove(accountOpeningCase, 'fail', {
  name: 'bankAccounts.failOpening',
  summary: '回写开户结果：未能开户（重复回写只记一次）',
  path: movePath('fail'),
  fields: {
    failCode: oneOf('未能开户原因', OPENING_FAIL_REASONS),
    failReason: text('原因说明', { min: 4, max: 500 }),
    nextSteps: optionalText('改进建议', 500),
  },
  output: accountOpening,
  errors: [errors.otherResult],
})

export const noShowOpening = defineMove(accountOpeningCase, 'noShow', {
  name: 'bankAccounts.noShowOpening',
  summary: '记为未到店',
  path: movePath('noShow'),
  fields: { note: caseNote() },
  output: accountOpening,
  errors: [errors.notYetDue],
})

/** Each opening leaves an audit row; the case shows the number masked. */
export const openOperatorPhone = defineCall({
  name: 'bankAccounts.openOperatorPhone',
  summary: '查看开户经办人的完整号码（留痕）',
  method: 'POST',
  path: '/console/bank-accounts/openings/{id}/operatorPhone',
  access: 'institution',
  roles: ['financeOfficer', 'financeManager'],
  effect: 'write',
  params: caseParams(accountOpeningCase),
  output: openedPhone,
  errors: [errors.openingNotFound, phoneErrors.closed],
})

export const listBankAccounts = defineCall({
  name: 'bankAccounts.listAccounts',
  summary: '账户信息：本企业的，或本机构网点开立的',
  method: 'POST',
  path: '/admin/bankAccount/accountInformationQueryByPage',
  access: both,
  effect: 'read',
  body: z.object({ ...pageInput, ...bankFilters }),
  output: pageOf(bankAccount),
})

const accountForm = {
  bankName: text('银行名称', { min: 2, max: 60 }),
  branchName: text('网点名称', { min: 2, max: 60 }),
  accountType: oneOf('账户类型', ACCOUNT_TYPES),
  basicAccountNo: optionalText('基本存款账户编号', 20, { example: 'J2900123456789' }),
  openedOn: dateOnly('开户日期', { past: true }),
  closedOn: dateOnly('销户日期', { past: true }).optional(),
} as const

export const declareBankAccount = defineCall({
  name: 'bankAccounts.declareAccount',
  summary: '登记已有的银行账户',
  method: 'POST',
  path: '/admin/bankAccount',
  access: 'enterprise',
  effect: 'create',
  secret: true,
  body: component('BankAccountForm', '银行账户登记', 'internal', { ...accountForm, accountNo }),
  output: bankAccount,
  errors: [errors.basicTaken],
})

/** The number of an account is not changed: another number is another account. */
export const updateBankAccount = defineCall({
  name: 'bankAccounts.updateAccount',
  summary: '修改登记的银行账户',
  method: 'PUT',
  path: '/admin/bankAccount',
  access: 'enterprise',
  effect: 'write',
  body: component('BankAccountChange', '银行账户修改', 'internal', {
    id: id('账户编号'),
    version,
    ...accountForm,
  }),
  output: bankAccount,
  errors: [errors.accountNotFound, errors.accountNotEditable, errors.staleAccount, errors.basicTaken],
})

export const getBankAccount = defineCall({
  name: 'bankAccounts.getAccount',
  summary: '银行账户详情',
  method: 'GET',
  path: '/admin/bankAccount/getById/{id}',
  access: both,
  effect: 'read',
  params: z.object({ id: id('账户编号') }),
  output: bankAccount,
  errors: [errors.accountNotFound],
})
