import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import { dispatchNeed } from '@lqr/contract/financing/response-calls.ts'
import { caseScope, scopeOfSide } from '../../../cases/case-access.ts'
import { movingOf } from '../../../cases/request-move.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { requireOpenNeed } from '../come-to-need.ts'
import { findProvider } from '../dispatch.store.ts'
import { needKind } from '../need-kind.ts'
import { openResponse } from '../open-response.ts'
import { findPublishedWithin, holdPublishedNeed } from '../response-detail.store.ts'
import { holdsSlot, mayComeAgain, suitsNeed } from '../response.rules.ts'
import { statesOfOrg } from '../response.store.ts'
import { showNeedResponses } from '../show-response.ts'
import { addHolder, takeSlot } from '../slot.store.ts'

/** Sends the need to each named institution, or to none: one that cannot have it is named in the refusal. */
export const dispatchNeedCall = bindCall(dispatchNeed, async (context) => {
  const { actor, body, db, now, params } = context
  const scope = scopeOfSide(await caseScope(db, actor, needKind), 'authority')
  if (!(await findPublishedWithin(db, params.id, scope))) throw new CallError(errors.needNotFound)
  await holdPublishedNeed(db, params.id)
  const need = await requireOpenNeed(db, params.id, now)
  const moving = movingOf(context, 'authority')
  for (const orgId of new Set(body.orgIds)) {
    const refuse = (error: (typeof errors)[keyof typeof errors], name = '') =>
      new CallError(error, { fields: { orgIds: `${name}${name && '：'}${error.msg}` } })
    const org = await findProvider(db, orgId)
    if (!org || !suitsNeed(org, need)) throw refuse(errors.orgNotSuited, org?.orgName)
    const earlier = await statesOfOrg(db, need.id, orgId)
    if (!earlier.some(holdsSlot) && !mayComeAgain(earlier)) throw refuse(errors.orgCameBefore, org.orgName)
    const slot = await takeSlot(db, need.id)
    if (slot === undefined) throw refuse(errors.noSlot, org.orgName)
    if (!(await addHolder(db, need.id))) throw new CallError(errors.notPublished)
    const row = await openResponse(moving, need, { orgId, slot, move: 'dispatch', note: body.note })
    if (!row) throw refuse(errors.alreadyResponded, org.orgName)
  }
  return showNeedResponses(context, need.id)
})
