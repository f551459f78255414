import { isPublicAt } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { Db } from '../../data/database.ts'
import type { Services } from '../../http/services.ts'
import type { MovedRecord } from '../../publishing/publication.ts'
import { sendMessage } from '../messages/index.ts'
import { claimReleased, holdActivity, notifyAtRelease } from './activities.store.ts'
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
  readonly publishedAt: string | null
}

/** What those that signed up must know of the move; undefined where nothing changes for them. */
function newsOf({ action, before, after }: MovedRecord<Kept>, now: Date) {
  // What was to be read again later was called off before.
  if (action === 'unlist') return isPublicAt(before, now) ? copy.calledOff(before) : undefined
  // A change of what was called off brings it back with its approval.
  if (action === 'publish' || (action === 'approve' && before.status === 'OFFLINE'))
    return copy.takesPlace(after)
  const isMoved = (['startsAt', 'endsAt', 'place'] as const).some((key) => before[key] !== after[key])
  // Of what the public does not read yet is told at its release, with its day of then.
  return action === 'approve' && isPublicAt(before, now) && isMoved ? copy.changed(after) : undefined
}

async function notifyLiving(db: Db, id: string, news: { readonly title: string; readonly body: string }) {
  const notice = { kind: copy.kind.changed, link: copy.link(id), ...news }
  for (const { accountId } of await listLiving(db, id)) await sendMessage(db, { ...notice, accountId })
}

/**
 * Tells who signed up that an activity was changed, called off or takes place after all; a larger one takes in who waits, one
 * that begins at another time is reminded of anew. Of one that is over nobody is told and nobody gets a place; of one that the public
 * reads later they are told then.
 */
export async function followActivity(db: Db, step: MovedRecord<Kept>, { now }: { now: Date }): Promise<void> {
  const { before, after } = step
  const isUnlisted = step.action === 'unlist'
  if (isUnlisted) await notifyAtRelease(db, after.id, false)
  if (before.startsAt !== after.startsAt) await forgetReminders(db, after.id)
  if (Date.parse(after.endsAt) <= now.getTime()) return
  const activity = await holdActivity(db, after.id, now)
  if (activity) await fillPlaces(db, activity, now)
  const news = newsOf(step, now)
  if (!news) return
  if (isUnlisted || isPublicAt(after, now)) await notifyLiving(db, after.id, news)
  else await notifyAtRelease(db, after.id, true)
}

/** Tells who signed up that an activity takes place after all, once the public reads it again; answers how many activities. */
export function notifyReleased({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const at = now()
    const released = await claimReleased(tx, at)
    for (const { id } of released) {
      const activity = await holdActivity(tx, id, at)
      if (!activity || activity.isOver) continue
      await fillPlaces(tx, activity, at)
      await notifyLiving(tx, id, copy.takesPlace(activity))
    }
    return released.length
  })
}
