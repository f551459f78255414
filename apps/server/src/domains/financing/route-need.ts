import type { Moving } from '../../cases/case-kind.ts'
import { chosenByRule, rankCandidates } from './dispatch.rules.ts'
import { listCandidates } from './dispatch.store.ts'
import { markRouted } from './need-choice.store.ts'
import { openResponse } from './open-response.ts'
import { routedNote } from './response-copy.ts'
import type { CompleteNeed } from './response-detail.store.ts'
import { addHolder, dropHolder, takeSlot } from './slot.store.ts'

/** So many institutions are sent a need by the rule at once; the other slots stay open. */
const ROUTED_AT_ONCE = 2

/** Sends a need held by the caller to the institutions that the rule of dispatch finds; answers to how many. */
export async function routeNeed(moving: Moving, need: CompleteNeed): Promise<number> {
  const { db, now } = moving
  await markRouted(db, need.id, now)
  const ranked = rankCandidates(need, await listCandidates(db, need))
  let sent = 0
  for (const { orgId, reasons } of chosenByRule(ranked, ROUTED_AT_ONCE)) {
    const slot = await takeSlot(db, need.id)
    if (slot === undefined || !(await addHolder(db, need.id))) break
    const note = routedNote(reasons.map(({ text }) => text))
    if (await openResponse(moving, need, { orgId, slot, move: 'route', note })) sent += 1
    else await dropHolder(db, need.id)
  }
  return sent
}
