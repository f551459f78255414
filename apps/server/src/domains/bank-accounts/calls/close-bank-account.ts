import { closeBankAccount } from '@lqr/contract/bank-accounts/account-calls.ts'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { requireAccount, shownAccount } from '../accounts.access.ts'
import { updateAccount } from '../accounts.store.ts'
import { checkAccount } from '../check-account.ts'

/** Of what a bank opened here the rest stays the bank's; once it is closed another basic account may be asked for. */
export const closeBankAccountCall = bindCall(closeBankAccount, async (context) => {
  const { actor, audit, body, db, now, params } = context
  const { id } = params
  const { closedOn, version } = body
  const { companyId, accountType, openedOn } = await requireAccount(db, actor, id)
  await checkAccount(context, companyId, { accountType, openedOn, closedOn }, { accountId: id })
  const change = { closed_on: closedOn ?? null, updated_at: now.toISOString() }
  if (!(await updateAccount(db, { id, version }, change))) {
    throw new CallError(errors.staleAccount, {
      data: shownAccount(await requireAccount(db, actor, id), actor),
    })
  }
  audit({
    action: 'close-bank-account',
    entity: 'bank_account',
    entityId: id,
    detail: { closedOn: closedOn ?? null },
  })
  return shownAccount(await requireAccount(db, actor, id), actor)
})
