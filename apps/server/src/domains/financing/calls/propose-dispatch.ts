import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import { proposeDispatch } from '@lqr/contract/financing/response-calls.ts'
import { caseScope, scopeOfSide } from '../../../cases/case-access.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { rankCandidates } from '../dispatch.rules.ts'
import { listCandidates } from '../dispatch.store.ts'
import { needKind } from '../need-kind.ts'
import { findPublishedWithin } from '../response-detail.store.ts'

/** The rule's order with every reason: the authority decides. */
export const proposeDispatchCall = bindCall(proposeDispatch, async ({ actor, db, params }) => {
  const scope = scopeOfSide(await caseScope(db, actor, needKind), 'authority')
  const need = await findPublishedWithin(db, params.id, scope)
  if (!need) throw new CallError(errors.needNotFound)
  const ranked = rankCandidates(need, await listCandidates(db, need))
  return {
    needId: need.id,
    slotsFree: Math.max(0, need.slots - need.holders),
    candidates: ranked.map(({ orgId, orgName, regionName, suits, productName, reasons }) => ({
      orgId,
      orgName,
      regionName,
      suits,
      productName,
      reasons: [...reasons],
    })),
  }
})
