import { declareBankAccount } from '@lqr/contract/bank-accounts/account-calls.ts'
import { normalizeAccountNo } from '@lqr/contract/bank-accounts/account-no.ts'
import { maskAccountNumber } from '@lqr/contract/rules/mask.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireAccount, shownAccount } from '../accounts.access.ts'
import { insertAccount } from '../accounts.store.ts'
import { accountColumns } from '../account-columns.ts'
import { checkAccount } from '../check-account.ts'

/** An account that the enterprise has already; whether it has a basic one decides what may still be asked for. */
export const declareBankAccountCall = bindCall(declareBankAccount, async (context) => {
  const { actor, audit, body, db, services } = context
  const companyId = actor.companyId ?? ''
  await checkAccount(context, companyId, body)
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
})
