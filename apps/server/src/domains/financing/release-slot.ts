import type { Moving } from '../../cases/case-kind.ts'
import { moveCase, PLATFORM } from '../../cases/move-case.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { endAuthorisation } from '../credit/index.ts'
import { endLine } from './end-responses.ts'
import { needKind } from './need-kind.ts'
import { openResponse } from './open-response.ts'
import { nextInLine } from './queue.store.ts'
import { type CompleteNeed, requireNeedOf } from './response-detail.store.ts'
import type { ResponseRecord } from './response.store.ts'
import { isUnchosen, takesInstitutions } from './response.rules.ts'
import { routeNeed } from './route-need.ts'
import { dropHolder, freeSlot } from './slot.store.ts'

/**
 * What ends with a response: the institution's consent and its slot, which the next in line has at once with data and consent
 * of its own. When nobody is left, the need looks for others, and the rules of dispatch are asked once more; after its last
 * day nobody new comes to it.
 */
export async function releaseSlot(moving: Moving, row: ResponseRecord): Promise<void> {
  const { db, now } = moving
  const platform = { ...moving, mover: PLATFORM }
  await endConsent(moving, row)
  const slot = await freeSlot(db, row.id)
  if (slot === undefined) return
  const need = await requireNeedOf(db, row.need_id)
  const isOpen = takesInstitutions(need, shanghaiDay(now))
  if (isOpen && (await advanceNext(platform, need, slot))) return
  await dropHolder(db, need.id)
  const left = await requireNeedOf(db, need.id)
  if (isOpen) await lookForOthers(platform, left)
  else if (isUnchosen(left)) await endOutdated(platform, left)
}

async function lookForOthers(moving: Moving, need: CompleteNeed): Promise<void> {
  if (need.holders > 0) return
  await moveCase(moving, needKind, need, { move: 'reopen' })
  await routeNeed(moving, await requireNeedOf(moving.db, need.id))
}

/** Its line ends, and with the last holder the need: its consent was for the days it said. */
async function endOutdated(moving: Moving, need: CompleteNeed): Promise<void> {
  await endLine(moving, need.id)
  if (need.holders === 0) await moveCase(moving, needKind, need, { move: 'expire' })
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
