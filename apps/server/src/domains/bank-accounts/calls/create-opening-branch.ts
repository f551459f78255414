import { createOpeningBranch } from '@lqr/contract/bank-accounts/register-calls.ts'
import { bindCall, type BoundCall } from '../../../http/bind-call.ts'
import { isOfKind } from '../../../http/actor.ts'
import type { OrganisationHolder } from '../../../succession/holder.ts'
import { addBranch, changePlace } from '../../organisations/index.ts'
import { requireBank, requireCandidate, requireFreeCode, requireSeen } from '../register.access.ts'
import { houseOf, insertBranch } from '../register.store.ts'
import { showOwnBranch } from '../show-branch.ts'

/** A branch that exists already, or a new one: below the bank's house for operators, below the own institution for its manager. */
export function makeCreateOpeningBranchCall(holders: readonly OrganisationHolder[]): BoundCall {
  return bindCall(createOpeningBranch, async ({ actor, audit, body, db, now }) => {
    const { bankId, orgId, organisationVersion: version, branchCode, ...place } = body
    await requireBank(db, actor, bankId)
    await requireFreeCode(db, 'branchCode', branchCode)
    if (orgId !== undefined) {
      await requireCandidate(db, actor, orgId, bankId)
      if (version !== undefined) await requireSeen(db, actor, { orgId, version, bankId })
      await changePlace(db, holders, { id: orgId, place, now })
    }
    const house = await houseOf(db, bankId)
    const above = isOfKind(actor, 'operator') ? house : (actor.orgId ?? house)
    const id = orgId ?? (await addBranch(db, above, place))
    await insertBranch(db, { id, bankId, branchCode })
    audit({
      action: 'create-opening-branch',
      entity: 'opening_branch',
      entityId: id,
      detail: { bankId, branchCode, name: place.name },
    })
    return showOwnBranch(db, actor, id)
  })
}
