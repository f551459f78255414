import type { Db } from '../../data/database.ts'
import type { MovedRecord } from '../../publishing/publication.ts'
import { sendMessage } from '../messages/index.ts'
import { holdActivity } from './activities.store.ts'
import { activityCopy as copy } from './copy.ts'
import { fillPlaces } from './sign-up.ts'
import { forgetReminders, listLiving } from './sign-ups.store.ts'

interface Kept {
  readonly id: string
  readonly title: string
  readonly startsAt: string
  readonly endsAt: string
  readonly place: string
  readonly status: string
}

/** What those that signed up must know of the move; undefined where nothing changes for them. */
function newsOf({ action, before, after }: MovedRecord<Kept>) {
  if (action === 'unlist') return copy.calledOff(before)
  // A change of what was called off brings it back with its approval.
  if (action === 'publish' || (action === 'approve' && before.status === 'OFFLINE'))
    return copy.takesPlace(after)
  const isMoved = (['startsAt', 'endsAt', 'place'] as const).some((key) => before[key] !== after[key])
  return action === 'approve' && before.status === 'PUBLISHED' && isMoved ? copy.changed(after) : undefined
}

/**
 * Tells who signed up that an activity was changed, called off or takes place after all; a larger one takes in who waits, one
 * that begins at another time is reminded of anew. Of one that is over nobody is told and nobody gets a place.
 */
export async function followActivity(db: Db, step: MovedRecord<Kept>, { now }: { now: Date }): Promise<void> {
  const { before, after } = step
  if (before.startsAt !== after.startsAt) await forgetReminders(db, after.id)
  if (Date.parse(after.endsAt) <= now.getTime()) return
  const activity = await holdActivity(db, after.id, now)
  if (activity) await fillPlaces(db, activity, now)
  const news = newsOf(step)
  if (!news) return
  const notice = { kind: copy.kind.changed, link: copy.link(after.id), ...news }
  for (const { accountId } of await listLiving(db, after.id)) await sendMessage(db, { ...notice, accountId })
}
