import { ACTIVITY_AUDIENCES, ACTIVITY_KINDS } from '@lqr/contract/activities/kinds.ts'
import type { Activity } from '@lqr/contract/activities/calls.ts'
import type { CodeItem } from '@lqr/contract/kernel/field.ts'
import { formatDateTime, formatTimeSpan } from '@lqr/ui/format-date.ts'
import { namesOf } from '../../shell/code-names.ts'
import { copy } from './copy.ts'

const named = (code: string, items: readonly CodeItem[]) => namesOf([code], items)[0] ?? ''

/** Whether there is still something to do about an activity, in a word. */
function standingOf({ isOver, isOpen, capacity, signedPeople, waitingPeople }: Activity): string {
  if (isOver) return copy.isOver
  if (!isOpen) return copy.isClosed
  return capacity !== null && (signedPeople >= capacity || waitingPeople > 0) ? copy.isFull : copy.isOpen
}

function placesOf({ signedPeople, waitingPeople, capacity }: Activity): string {
  const taken = capacity === null ? copy.unlimited(signedPeople) : copy.taken(signedPeople, capacity)
  return waitingPeople > 0 ? `${taken}${copy.waiting(waitingPeople)}` : taken
}

/** An activity as pages show it, codes already in words. Made in loaders. */
export function toActivityLine(activity: Activity) {
  const { id, title, summary, organiser, place, startsAt, endsAt, signUpUntil, isExample } = activity
  return {
    id,
    title,
    summary,
    organiser,
    place,
    startsAt,
    isExample,
    kind: named(activity.kind, ACTIVITY_KINDS),
    audience: named(activity.audience, ACTIVITY_AUDIENCES),
    time: formatTimeSpan(startsAt, endsAt),
    until: formatDateTime(signUpUntil),
    places: placesOf(activity),
    standing: standingOf(activity),
    isOpen: activity.isOpen && !activity.isOver,
  }
}

export type ActivityLine = ReturnType<typeof toActivityLine>
