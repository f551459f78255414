import type { ClockMoves } from '@lqr/contract/reference/calendar.ts'
import type { ClockMove, OpenClock } from './clock-holder.ts'
import { addWorkingDays, type WorkCalendar } from './working-days.ts'

/**
 * Until when a clock runs by this calendar; undefined when that is what it has. It may end later without more ado. Earlier
 * only so far that whoever must act keeps the next working day: nobody becomes overdue by a change of the calendar.
 */
export function movedDueAt(
  calendar: WorkCalendar,
  { startedAt, workingDays, dueAt }: Omit<OpenClock, 'id'>,
  now: Date,
): Date | undefined {
  const current = new Date(dueAt)
  const counted = addWorkingDays(calendar, new Date(startedAt), workingDays)
  const floor = earlierOf(addWorkingDays(calendar, current, 0), addWorkingDays(calendar, now, 1))
  const moved = counted < floor ? floor : counted
  return moved.getTime() === current.getTime() ? undefined : moved
}

/** The clocks whose due time is another one by this calendar, with that. */
export function movesOf(calendar: WorkCalendar, clocks: readonly OpenClock[], now: Date): ClockMove[] {
  return clocks.flatMap((clock) => {
    const dueAt = movedDueAt(calendar, clock, now)
    return dueAt ? [{ clock, dueAt }] : []
  })
}

/** How many of them go which way. */
export function countDirections(moves: readonly ClockMove[]): Omit<ClockMoves[number], 'kind'> {
  const later = moves.filter(({ clock, dueAt }) => dueAt > new Date(clock.dueAt)).length
  return { later, earlier: moves.length - later }
}

function earlierOf(a: Date, b: Date): Date {
  return a < b ? a : b
}
