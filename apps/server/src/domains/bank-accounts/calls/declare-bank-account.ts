import { declareBankAccount } from '@lqr/contract/bank-accounts/account-calls.ts'
import { normalizeAccountNo } from '@lqr/contract/bank-accounts/account-no.ts'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { maskAccountNumber } from '@lqr/contract/rules/mask.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { requireAccount, shownAccount } from '../accounts.access.ts'
import { hasBasic, holdEnterprise, insertAccount } from '../accounts.store.ts'
import { accountColumns } from '../account-columns.ts'

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
      ...accountColumns(body),
      account_no_cipher: services.cipher.encrypt(accountNo),
      account_no_masked: maskAccountNumber(accountNo),
    })
    audit({ action: 'declare-bank-account', entity: 'bank_account', entityId: id })
    return shownAccount(await requireAccount(db, actor, id), actor)
  },
)
