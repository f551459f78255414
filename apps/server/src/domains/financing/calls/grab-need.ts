import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import { grabNeed } from '@lqr/contract/financing/response-calls.ts'
import { movingOf } from '../../../cases/request-move.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { requireOpenTo } from '../come-to-need.ts'
import { openResponse } from '../open-response.ts'
import { requirePoolNeed } from '../show-pool.ts'
import { showResponse } from '../show-response.ts'
import { addHolder, takeSlot } from '../slot.store.ts'

/** Whoever takes the slot has it; nobody waits for anybody. The loser sees the need as it is now, to queue for it. */
export const grabNeedCall = bindCall(grabNeed, async (context) => {
  const { actor, db, now, params } = context
  const { need, orgId } = await requireOpenTo(context, params.id)
  const slot = await takeSlot(db, need.id)
  if (slot === undefined) {
    throw new CallError(errors.noSlot, { data: await requirePoolNeed(db, actor, need.id, now) })
  }
  if (!(await addHolder(db, need.id))) throw new CallError(errors.notPublished)
  const row = await openResponse(movingOf(context, 'institution'), need, { orgId, slot, move: 'submit' })
  if (!row) throw new CallError(errors.alreadyResponded)
  return showResponse(context, row.id)
})
