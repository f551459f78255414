import type { Roadshow } from '@lqr/contract/equity/roadshow-calls.ts'
import { formatDateTime, formatTimeSpan } from '@lqr/ui/format-date.ts'
import { copy } from './project-copy.ts'

const labels = copy.roadshows

/** A roadshow day as the page shows it, in words. Made in loaders. */
export function toRoadshowLine(day: Roadshow) {
  const { id, title, place, intro, startsAt, endsAt, signUpUntil, isOpen, signedUp, capacity, isExample } =
    day
  return {
    id,
    title,
    place,
    intro,
    startsAt,
    time: formatTimeSpan(startsAt, endsAt),
    places: labels.places(signedUp, capacity),
    until: isOpen ? labels.until(formatDateTime(signUpUntil)) : labels.closed,
    isExample,
  }
}

export type RoadshowLine = ReturnType<typeof toRoadshowLine>
