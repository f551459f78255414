import { updateBankAccount } from '@lqr/contract/bank-accounts/account-calls.ts'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { requireAccount, shownAccount } from '../accounts.access.ts'
import { updateAccount } from '../accounts.store.ts'
import { accountColumns } from '../account-columns.ts'
import { checkAccount } from '../check-account.ts'

export const updateBankAccountCall = bindCall(updateBankAccount, async (context) => {
  const { actor, audit, body, db, now } = context
  const { id, version, ...form } = body
  const found = await requireAccount(db, actor, id)
  if (found.source !== 'declared') throw new CallError(errors.accountNotEditable)
  await checkAccount(context, found.companyId, form, { accountId: id })
  const change = { ...accountColumns(form), updated_at: now.toISOString() }
  if (!(await updateAccount(db, { id, version }, change))) {
    throw new CallError(errors.staleAccount, {
      data: shownAccount(await requireAccount(db, actor, id), actor),
    })
  }
  audit({ action: 'update-bank-account', entity: 'bank_account', entityId: id })
  return shownAccount(await requireAccount(db, actor, id), actor)
})
