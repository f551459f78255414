import { moveOrganisation } from '@lqr/contract/organisations/maintenance-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { requireVersion, shownAfter } from '../changed-organisation.ts'
import {
  branchesBelow,
  findNode,
  renewLevels,
  setLevel,
  updateOrganisationRow,
} from '../maintenance.store.ts'
import { levelBelow, placeProblem } from '../organisation-tree.rules.ts'

/** What stands below moves along and gets new levels; cases, products and people stay with their organisation. */
export const moveOrganisationCall = bindCall(moveOrganisation, async ({ params, body, db, now, audit }) => {
  const before = await requireVersion(db, params.id, body.version)
  const parent = body.parentId === '0' ? null : await findNode(db, body.parentId)
  const { ids: subtree, depth } = await branchesBelow(db, before.id)
  const problem = placeProblem({ id: before.id, orgType: before.orgType, subtree, depth }, parent)
  if (problem) throw new CallError(problem, { fields: { parentId: problem.msg } })
  await updateOrganisationRow(db, before, { parent_id: parent?.id ?? null }, now)
  await setLevel(db, before.id, levelBelow(parent ?? undefined))
  await renewLevels(db, before.id)
  audit({
    action: 'move-organisation',
    entity: 'organisation',
    entityId: before.id,
    detail: { from: before.parentId, to: body.parentId, branches: subtree.length - 1 },
  })
  return shownAfter(db, before.id)
})
