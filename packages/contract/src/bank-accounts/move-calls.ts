import { caseNote, defineMove } from '../kernel/cases/define-move.ts'
import { dateOnly, oneOf, optionalText, text } from '../kernel/field.ts'
import { defineOpenPhone } from '../kernel/cases/open-phone-call.ts'
import { accountOpeningCase } from './account-opening-case.ts'
import { accountOpening } from './entities.ts'
import { bankAccountErrors as errors } from './errors.ts'
import { accountNo, openingAsked, openingConsent } from './form.ts'
import { DILIGENCE_LEVELS, OPENING_FAIL_REASONS } from './kinds.ts'

const movePath = (move: string) => `/console/bank-accounts/openings/{id}/${move}`

export const changeOpening = defineMove(accountOpeningCase, 'change', {
  name: 'bankAccounts.changeOpening',
  summary: '改约：换时段或换同类表单的网点',
  path: movePath('change'),
  fields: {
    branchCode: openingAsked.branchCode,
    appointTime: openingAsked.appointTime,
    /** Asked for where the branch is another one: what was agreed to names one branch alone. */
    consent: openingConsent.optional(),
    note: caseNote('改约原因'),
  },
  output: accountOpening,
  errors: [
    errors.branchNotFound,
    errors.wrongProfile,
    errors.typeNotOffered,
    errors.slotNotFound,
    errors.slotFull,
    errors.consentNeeded,
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
export const openOperatorPhone = defineOpenPhone(accountOpeningCase, {
  name: 'bankAccounts.openOperatorPhone',
  summary: '查看开户经办人的完整号码（留痕）',
  path: '/console/bank-accounts/openings/{id}/operatorPhone',
})
