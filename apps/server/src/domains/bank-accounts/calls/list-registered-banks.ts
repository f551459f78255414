import { listOpeningCandidates, listRegisteredBanks } from '@lqr/contract/bank-accounts/register-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { branchScope } from '../own-branch.access.ts'
import { registeredBanks, requireBank } from '../register.access.ts'
import { listCandidates } from '../register.store.ts'

export const listRegisteredBanksCall = bindCall(listRegisteredBanks, ({ actor, db }) =>
  registeredBanks(db, actor),
)

export const listOpeningCandidatesCall = bindCall(listOpeningCandidates, async ({ actor, db, query }) => {
  if (query.bankId !== undefined) await requireBank(db, actor, query.bankId)
  return listCandidates(db, await branchScope(db, actor), query.bankId)
})
