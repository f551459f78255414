import { getBankAccount } from '@lqr/contract/bank-accounts/account-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireAccount, shownAccount } from '../accounts.access.ts'

export const getBankAccountCall = bindCall(getBankAccount, async ({ actor, db, params }) =>
  shownAccount(await requireAccount(db, actor, params.id), actor),
)
