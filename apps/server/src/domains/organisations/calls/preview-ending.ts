import { organisationsErrors as errors } from '@lqr/contract/organisations/errors.ts'
import { previewEnding } from '@lqr/contract/organisations/maintenance-calls.ts'
import { type BoundCall, bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import type { OrganisationHolder } from '../../../succession/holder.ts'
import { countAffairs } from '../count-affairs.ts'
import { branchesBelow, findNode, regionsHeld } from '../maintenance.store.ts'
import { mergerProblem } from '../organisation-tree.rules.ts'

/** What would happen to everything the organisation has; nothing is changed. */
export function makePreviewEndingCall(holders: readonly OrganisationHolder[]): BoundCall {
  return bindCall(previewEnding, async ({ params, query, db, now }) => {
    const from = await findNode(db, params.id)
    if (!from) throw new CallError(errors.notFound)
    const affairs = await countAffairs(db, holders, from.id, now)
    const isWorking = from.status === 'active'
    const mayClose = isWorking && affairs.every(({ blocks }) => blocks === 0)
    if (query.intoId === undefined) return { affairs, mayClose, obstacle: null }
    const { ids: subtree, depth } = await branchesBelow(db, from.id)
    const into = await findNode(db, query.intoId)
    const regions = await regionsHeld(db, from.id)
    const problem = isWorking ? mergerProblem(from, into, { subtree, depth, regions }) : errors.notActive
    return { affairs, mayClose, obstacle: problem?.msg ?? null }
  })
}
