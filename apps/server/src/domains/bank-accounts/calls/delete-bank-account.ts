import { deleteBankAccount } from '@lqr/contract/bank-accounts/account-calls.ts'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { requireAccount } from '../accounts.access.ts'
import { removeAccount } from '../accounts.store.ts'

/** What the enterprise told by mistake: the number of an account is not changed, so a wrong one is taken out. */
export const deleteBankAccountCall = bindCall(deleteBankAccount, async ({ actor, audit, db, params }) => {
  const { id, source } = await requireAccount(db, actor, params.id)
  if (source !== 'declared') throw new CallError(errors.accountNotEditable)
  await removeAccount(db, id)
  audit({ action: 'delete-bank-account', entity: 'bank_account', entityId: id })
  return { done: true as const }
})
