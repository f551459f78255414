import type { Moving } from '../../cases/case-kind.ts'
import { moveCase, PLATFORM } from '../../cases/move-case.ts'
import { endAuthorisation } from '../credit/index.ts'
import { needKind } from './need-kind.ts'
import { openResponse } from './open-response.ts'
import { nextInLine } from './queue.store.ts'
import { type CompleteNeed, requireNeedOf } from './response-detail.store.ts'
import type { ResponseRecord } from './response.store.ts'
import { takesInstitutions } from './response.rules.ts'
import { routeNeed } from './route-need.ts'
import { dropHolder, freeSlot } from './slot.store.ts'

/**
 * What ends with a response: the institution's consent and its slot, which the next in line has at once with data and consent
 * of its own. When nobody is left, the need looks for others, and the rules of dispatch are asked once more.
 */
export async function releaseSlot(moving: Moving, row: ResponseRecord): Promise<void> {
  const { db } = moving
  const platform = { ...moving, mover: PLATFORM }
  await endConsent(moving, row)
  const slot = await freeSlot(db, row.id)
  if (slot === undefined) return
  const need = await requireNeedOf(db, row.need_id)
  if (takesInstitutions(need) && (await advanceNext(platform, need, slot))) return
  await dropHolder(db, need.id)
  const left = await requireNeedOf(db, need.id)
  if (!takesInstitutions(left) || left.holders > 0) return
  await moveCase(platform, needKind, left, { move: 'reopen' })
  await routeNeed(platform, await requireNeedOf(db, need.id))
}

async function endConsent(
  { db, now, audit }: Moving,
  { authorisation_id: id }: ResponseRecord,
): Promise<void> {
  if (id === null) return
  const ended = await endAuthorisation(db, { id, reason: null, at: now })
  if (ended) audit({ action: 'revoke-authorisation', entity: 'credit_authorisation', entityId: id })
}

/** Gives the slot to the first in line that can take it; false when there is none. */
async function advanceNext(moving: Moving, need: CompleteNeed, slot: number): Promise<boolean> {
  for (;;) {
    const orgId = await nextInLine(moving.db, need.id)
    if (orgId === undefined) return false
    if (await openResponse(moving, need, { orgId, slot, move: 'advance' })) return true
  }
}
