import {
  declareBankAccount,
  getBankAccount,
  listBankAccounts,
  updateBankAccount,
} from '@lqr/contract/bank-accounts/calls.ts'
import { normalizeAccountNo } from '@lqr/contract/bank-accounts/account-no.ts'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { maskAccountNumber } from '@lqr/contract/rules/mask.ts'
import { countedPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { accountScope, requireAccount, shownAccount } from '../accounts.access.ts'
import {
  countAccounts,
  hasBasic,
  holdEnterprise,
  insertAccount,
  listAccounts,
  updateAccount,
} from '../accounts.store.ts'

export const listBankAccountsCall = bindCall(listBankAccounts, async ({ actor, body, db }) => {
  const { currentPageNum, pageSize, ...filters } = body
  const query = { ...filters, scope: await accountScope(db, actor) }
  const [list, total] = await Promise.all([
    listAccounts(db, query, { limit: pageSize, offset: (currentPageNum - 1) * pageSize }),
    countAccounts(db, query),
  ])
  return countedPage(
    list.map((account) => shownAccount(account, actor)),
    total,
    { currentPageNum, pageSize },
  )
})

export const getBankAccountCall = bindCall(getBankAccount, async ({ actor, db, params }) =>
  shownAccount(await requireAccount(db, actor, params.id), actor),
)

/** An account that the enterprise has already; whether it has a basic one decides what may still be asked for. */
export const declareBankAccountCall = bindCall(
  declareBankAccount,
  async ({ actor, audit, body, db, services }) => {
    const companyId = actor.companyId ?? ''
    await holdEnterprise(db, companyId)
    if (body.accountType === 'basic' && body.closedOn === undefined && (await hasBasic(db, companyId))) {
      throw new CallError(errors.basicTaken, { fields: { accountType: errors.basicTaken.msg } })
    }
    const accountNo = normalizeAccountNo(body.accountNo)
    const id = await insertAccount(db, {
      company_id: companyId,
      source: 'declared',
      ...columnsOf(body),
      account_no_cipher: services.cipher.encrypt(accountNo),
      account_no_masked: maskAccountNumber(accountNo),
    })
    audit({ action: 'declare-bank-account', entity: 'bank_account', entityId: id })
    return shownAccount(await requireAccount(db, actor, id), actor)
  },
)

export const updateBankAccountCall = bindCall(updateBankAccount, async (context) => {
  const { actor, audit, body, db, now } = context
  const { id, version, ...form } = body
  const found = await requireAccount(db, actor, id)
  if (found.source !== 'declared') throw new CallError(errors.accountNotEditable)
  await holdEnterprise(db, found.companyId)
  const isBasic = body.accountType === 'basic' && body.closedOn === undefined
  if (isBasic && (await hasBasic(db, found.companyId, { accountId: id }))) {
    throw new CallError(errors.basicTaken, { fields: { accountType: errors.basicTaken.msg } })
  }
  const change = { ...columnsOf(form), updated_at: now.toISOString() }
  if (!(await updateAccount(db, { id, version }, change))) {
    throw new CallError(errors.staleAccount, {
      data: shownAccount(await requireAccount(db, actor, id), actor),
    })
  }
  audit({ action: 'update-bank-account', entity: 'bank_account', entityId: id })
  return shownAccount(await requireAccount(db, actor, id), actor)
})

type Told = Pick<
  (typeof updateBankAccount)['body']['_output'],
  'bankName' | 'branchName' | 'accountType' | 'basicAccountNo' | 'openedOn' | 'closedOn'
>

function columnsOf({ bankName, branchName, accountType, basicAccountNo, openedOn, closedOn }: Told) {
  return {
    bank_name: bankName,
    branch_name: branchName,
    account_type: accountType,
    basic_account_no: basicAccountNo || null,
    opened_on: openedOn,
    closed_on: closedOn ?? null,
  }
}
