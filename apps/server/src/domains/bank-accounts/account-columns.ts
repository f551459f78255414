import type * as z from 'zod'
import type { updateBankAccount } from '@lqr/contract/bank-accounts/account-calls.ts'

type Told = Pick<
  z.output<(typeof updateBankAccount)['body']>,
  'bankName' | 'branchName' | 'accountType' | 'basicAccountNo' | 'openedOn' | 'closedOn'
>

/** What an enterprise tells of an account, but its number, as it is kept. */
export function accountColumns({
  bankName,
  branchName,
  accountType,
  basicAccountNo,
  openedOn,
  closedOn,
}: Told) {
  return {
    bank_name: bankName,
    branch_name: branchName,
    account_type: accountType,
    basic_account_no: basicAccountNo || null,
    opened_on: openedOn,
    closed_on: closedOn ?? null,
  }
}
