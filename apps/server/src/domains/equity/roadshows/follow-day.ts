import { INTEREST_ROLES } from '@lqr/contract/equity/interest-case.ts'
import type { Db } from '../../../data/database.ts'
import type { MovedRecord } from '../../../publishing/publication.ts'
import { sendMessage } from '../../messages/index.ts'
import { notifyStaffOfEach } from '../../organisations/index.ts'
import { roadshowCopy as copy } from './copy.ts'
import { fillPlaces } from './leave-place.ts'
import { listAttending, listPlaces } from './places.store.ts'
import { holdRoadshow } from './roadshow.store.ts'

interface Day {
  readonly id: string
  readonly title: string
  readonly startsAt: string
  readonly endsAt: string
  readonly place: string
  readonly status: string
}

/** What those that come must know of the move; undefined where nothing changes for them. */
function newsOf({ action, before, after }: MovedRecord<Day>) {
  if (action === 'unlist') return copy.calledOff(before)
  if (action === 'publish') return copy.takesPlace(after)
  const isMoved = (['startsAt', 'endsAt', 'place'] as const).some((key) => before[key] !== after[key])
  return action === 'approve' && before.status === 'PUBLISHED' && isMoved ? copy.changed(after) : undefined
}

/**
 * Tells everybody who comes to a day that it was changed, called off or takes place after all, of an institution whose people are gone the
 * nearest house above it; a larger day takes in who waits until it begins.
 */
export async function followDay(db: Db, step: MovedRecord<Day>, { now }: { now: Date }): Promise<void> {
  const { before, after } = step
  const day = await holdRoadshow(db, after.id, now)
  if (day && Date.parse(day.startsAt) > now.getTime()) await fillPlaces(db, day, now)
  const news = newsOf(step)
  if (!news || Date.parse(before.endsAt) <= now.getTime()) return
  const told = { kind: copy.kind.changed, ...news }
  for (const { companyId, projectId } of await listPlaces(db, after.id))
    await sendMessage(db, { ...told, link: copy.link(projectId), companyId })
  const attending = (await listAttending(db, after.id)).map(({ id }) => id)
  await notifyStaffOfEach(db, attending, INTEREST_ROLES, { ...told, link: copy.boardLink(after.id) })
}
