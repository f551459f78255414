import * as z from 'zod'
import { component, done } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { dateOnly, id, oneOf, optionalText, text } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { version } from '../kernel/version.ts'
import { bankFilters, both } from './calls.ts'
import { bankAccount } from './entities.ts'
import { bankAccountErrors as errors } from './errors.ts'
import { accountNo } from './form.ts'
import { ACCOUNT_TYPES } from './kinds.ts'

export const listBankAccounts = defineCall({
  name: 'bankAccounts.listAccounts',
  exported: { title: '银行账户' },
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
  errors: [errors.basicTaken, errors.closedOnWrong],
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
  errors: [
    errors.accountNotFound,
    errors.accountNotEditable,
    errors.staleAccount,
    errors.basicTaken,
    errors.closedOnWrong,
  ],
})

/** The day alone, of what a bank opened here too: whoever has the account knows when it ended. Without a day it stands again. */
export const closeBankAccount = defineCall({
  name: 'bankAccounts.closeAccount',
  summary: '登记账户的销户日期，或撤回误登的',
  method: 'PUT',
  path: '/console/bank-accounts/accounts/{id}/closed',
  access: 'enterprise',
  effect: 'write',
  params: z.object({ id: id('账户编号') }),
  body: component('BankAccountClosing', '银行账户销户', 'internal', {
    closedOn: accountForm.closedOn,
    version,
  }),
  output: bankAccount,
  errors: [errors.accountNotFound, errors.staleAccount, errors.basicTaken, errors.closedOnWrong],
})

/** A number that was typed wrong is taken out: it cannot be changed. What a bank opened here stays. */
export const deleteBankAccount = defineCall({
  name: 'bankAccounts.deleteAccount',
  summary: '删除误登的银行账户',
  method: 'DELETE',
  path: '/console/bank-accounts/accounts/{id}',
  access: 'enterprise',
  effect: 'write',
  params: z.object({ id: id('账户编号') }),
  output: done,
  errors: [errors.accountNotFound, errors.accountNotEditable],
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
