import { BOOKING_DAYS } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { dayAfter } from '../../clocks/calendar-days.ts'
import { shanghaiDay, type WorkCalendar } from '../../clocks/working-days.ts'

/** When a branch takes appointments: times of a day as HH:MM. */
export interface BranchTimes {
  readonly opensAt: string
  readonly restFrom: string
  readonly restTo: string
  readonly closesAt: string
  readonly slotMinutes: '30' | '60' | '90'
  readonly slotCapacity: number
}

export interface SlotTime {
  /** ISO 8601 with the offset of the province. */
  readonly beginsAt: string
  readonly endsAt: string
}

const HOUR = 60

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * HOUR + minutes
}

function momentOf(day: string, minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${day}T${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}:00+08:00`
}

/** The times of a day at which one can come: whole appointments before and after the rest at noon. */
export function slotsOfDay(times: BranchTimes, day: string): SlotTime[] {
  const length = Number(times.slotMinutes)
  const halves = [
    [minutesOf(times.opensAt), minutesOf(times.restFrom)],
    [minutesOf(times.restTo), minutesOf(times.closesAt)],
  ] as const
  return halves.flatMap(([from, to]) => {
    const count = Math.max(0, Math.floor((to - from) / length))
    return Array.from({ length: count }, (_, index) => ({
      beginsAt: momentOf(day, from + index * length),
      endsAt: momentOf(day, from + (index + 1) * length),
    }))
  })
}

/** Every time in these days from `from` on (YYYY-MM-DD) that lies on a working day. */
export function slotsFrom(
  calendar: WorkCalendar,
  times: BranchTimes,
  from: string,
  days: number,
): SlotTime[] {
  return Array.from({ length: days }, (_, index) => dayAfter(from, index))
    .filter((day) => calendar.isWorkingDay(day))
    .flatMap((day) => slotsOfDay(times, day))
}

/** The first and the last day that can be booked now: from tomorrow, so that the branch can confirm. */
export function bookingDays(now: Date): { first: string; last: string } {
  const today = shanghaiDay(now)
  return { first: dayAfter(today, 1), last: dayAfter(today, BOOKING_DAYS) }
}

/** The time of the branch that begins at this moment and can be booked now; undefined when there is none. */
export function bookableSlot(
  calendar: WorkCalendar,
  times: BranchTimes,
  beginsAt: string,
  now: Date,
): SlotTime | undefined {
  const day = shanghaiDay(new Date(beginsAt))
  const { first, last } = bookingDays(now)
  if (day < first || day > last || !calendar.isWorkingDay(day)) return undefined
  return slotsOfDay(times, day).find((slot) => Date.parse(slot.beginsAt) === Date.parse(beginsAt))
}

/** As a branch's door says it. */
export function hoursText({ opensAt, restFrom, restTo, closesAt }: BranchTimes): string {
  return restFrom === restTo ? `${opensAt}–${closesAt}` : `${opensAt}–${restFrom}，${restTo}–${closesAt}`
}
