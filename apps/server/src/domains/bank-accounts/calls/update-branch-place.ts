import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { updateBranchPlace } from '@lqr/contract/bank-accounts/register-calls.ts'
import { bindCall, type BoundCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import type { OrganisationHolder } from '../../../succession/holder.ts'
import { changePlace, isInVersion } from '../../organisations/index.ts'
import { requireOwnBranch } from '../own-branch.access.ts'
import { requireFreeCode } from '../register.access.ts'
import { changeBranch } from '../register.store.ts'
import { showOwnBranch } from '../show-branch.ts'

/** Name and place are those of the organisation, so its public page says the same, and its version guards them too. */
export function makeUpdateBranchPlaceCall(holders: readonly OrganisationHolder[]): BoundCall {
  return bindCall(updateBranchPlace, async ({ actor, audit, body, db, now, params: { id } }) => {
    const { version, organisationVersion, branchCode, ...place } = body
    await requireOwnBranch(db, actor, id)
    await requireFreeCode(db, 'branchCode', branchCode, id)
    const isChanged =
      (organisationVersion === undefined || (await isInVersion(db, id, organisationVersion))) &&
      (await changeBranch(db, { id, version }, { branch_code: branchCode }, now))
    if (!isChanged) throw new CallError(errors.staleBranch, { data: await showOwnBranch(db, actor, id) })
    await changePlace(db, holders, { id, place, now })
    audit({
      action: 'update-branch-place',
      entity: 'opening_branch',
      entityId: id,
      detail: { branchCode, name: place.name },
    })
    return showOwnBranch(db, actor, id)
  })
}
