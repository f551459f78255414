import { createOrganisation } from '@lqr/contract/organisations/maintenance-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { shownAfter } from '../changed-organisation.ts'
import { findNode, insertOrganisation, lockTree } from '../maintenance.store.ts'
import { organisationColumns, requireFitting } from '../organisation-columns.ts'
import { levelBelow, placeProblem } from '../organisation-tree.rules.ts'

export const createOrganisationCall = bindCall(createOrganisation, async ({ body, db, audit }) => {
  const { orgType, parentId } = body
  await lockTree(db)
  await requireFitting(db, body, { orgType })
  const parent = parentId === '0' ? null : await findNode(db, parentId)
  const problem = placeProblem({ orgType, subtree: [], depth: 1 }, parent)
  if (problem) throw new CallError(problem, { fields: { parentId: problem.msg } })
  const id = await insertOrganisation(db, {
    ...organisationColumns(body),
    org_type: orgType,
    parent_id: parent?.id ?? null,
    level: levelBelow(parent ?? undefined),
  })
  audit({
    action: 'create-organisation',
    entity: 'organisation',
    entityId: id,
    detail: { name: body.name, parentId },
  })
  return shownAfter(db, id)
})
