import { organisationsErrors as errors } from '@lqr/contract/organisations/errors.ts'
import { mergeOrganisation } from '@lqr/contract/organisations/maintenance-calls.ts'
import { type BoundCall, bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import type { OrganisationHolder } from '../../../succession/holder.ts'
import { requireConfirmedName, requireVersion, shownAfter } from '../changed-organisation.ts'
import { mergedNotice } from '../copy.ts'
import { countAffairs } from '../count-affairs.ts'
import {
  branchesBelow,
  findNode,
  holdOrganisations,
  moveBranches,
  regionsHeld,
  renewLevels,
  updateOrganisationRow,
} from '../maintenance.store.ts'
import { notifyStaff } from '../notify-staff.ts'
import { mergerProblem } from '../organisation-tree.rules.ts'

/**
 * One organisation ends, another goes on with what is under way; what is over stays under the old name (decision 0022).
 * The tree is locked first, so of A into B and B into A at once exactly one passes; both rows are held against new cases
 * and accounts until everything has moved.
 */
export function makeMergeOrganisationCall(holders: readonly OrganisationHolder[]): BoundCall {
  return bindCall(mergeOrganisation, async ({ params, body, db, now, audit }) => {
    const before = await requireVersion(db, params.id, body.version)
    requireConfirmedName(before, body.confirmName)
    await holdOrganisations(db, [before.id, body.intoId])
    const { ids: subtree, depth } = await branchesBelow(db, before.id)
    const into = await findNode(db, body.intoId)
    const regions = await regionsHeld(db, before.id)
    const problem = mergerProblem(before, into, { subtree, depth, regions })
    if (problem || !into) {
      const refused = problem ?? errors.successorUnfit
      throw new CallError(refused, { fields: { intoId: refused.msg } })
    }
    const affairs = await countAffairs(db, holders, before.id, now)
    const end = { status: 'merged' as const, merged_into_id: into.id, ended_at: now.toISOString() }
    await updateOrganisationRow(db, before, end, now)
    await moveBranches(db, before.id, into.id, now)
    await renewLevels(db, into.id)
    const merger = { from: before, into, products: body.products, now, audit }
    for (const holder of holders) await holder.handOver(db, merger)
    await notifyStaff(
      db,
      into.id,
      ['financeOfficer', 'financeManager', 'financeEquity', 'agency'],
      mergedNotice(merger),
    )
    audit({
      action: 'merge-organisation',
      entity: 'organisation',
      entityId: before.id,
      detail: {
        intoId: into.id,
        products: body.products,
        moved: Object.fromEntries(affairs.map(({ kind, moves }) => [kind, moves])),
      },
    })
    return shownAfter(db, before.id)
  })
}
