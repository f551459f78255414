import { updateOwnBranch } from '@lqr/contract/bank-accounts/branch-calls.ts'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { updateBranch } from '../branch-settings.store.ts'
import { timesProblem } from '../branch-times.rules.ts'
import { requireOwnBranch } from '../own-branch.access.ts'
import { showOwnBranch } from '../show-branch.ts'

/** What is booked stays booked: only times that are offered from now on follow the new settings. */
export const updateOwnBranchCall = bindCall(updateOwnBranch, async (context) => {
  const { actor, audit, body, db, now, params } = context
  const { version, ...settings } = body
  await requireOwnBranch(db, actor, params.id)
  const fields = timesProblem(settings)
  if (fields) throw new CallError(errors.timesWrong, { fields })
  if (!(await updateBranch(db, { id: params.id, version }, settings, now))) {
    throw new CallError(errors.staleBranch, { data: await showOwnBranch(db, actor, params.id) })
  }
  audit({ action: 'update-opening-branch', entity: 'opening_branch', entityId: params.id, detail: settings })
  return showOwnBranch(db, actor, params.id)
})
