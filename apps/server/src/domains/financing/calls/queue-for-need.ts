import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import { needCase } from '@lqr/contract/financing/need-case.ts'
import { joinNeedQueue, leaveNeedQueue } from '@lqr/contract/financing/response-calls.ts'
import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { requireOpenNeed, requireOpenTo } from '../come-to-need.ts'
import { joinQueue, leaveQueue } from '../queue.store.ts'
import { holdPublishedNeed } from '../response-detail.store.ts'
import { requirePoolNeed } from '../show-pool.ts'
import { takeSlot } from '../slot.store.ts'

/** The need is held, so that no slot comes free unseen between the look and the place in the line. */
export const joinNeedQueueCall = bindCall(joinNeedQueue, async (context) => {
  const { actor, db, now, params, audit } = context
  await holdPublishedNeed(db, params.id)
  const { need, orgId } = await requireOpenTo(context, params.id)
  if ((await takeSlot(db, need.id)) !== undefined) throw new CallError(errors.slotFree)
  const isNew = await joinQueue(db, { needId: need.id, orgId, accountId: actor.accountId, at: now })
  if (!isNew) throw new CallError(errors.alreadyQueued)
  audit({ action: 'join-need-queue', entity: caseEntity(needCase), entityId: need.id, detail: { orgId } })
  return requirePoolNeed(db, actor, need.id, now)
})

export const leaveNeedQueueCall = bindCall(leaveNeedQueue, async (context) => {
  const { actor, db, now, params, audit } = context
  const need = await requireOpenNeed(db, params.id, now)
  const orgId = actor.orgId ?? ''
  const entity = caseEntity(needCase)
  if (await leaveQueue(db, need.id, orgId))
    audit({ action: 'leave-need-queue', entity, entityId: need.id, detail: { orgId } })
  return requirePoolNeed(db, actor, need.id, now)
})
