import type { ApplicationStatus } from '@lqr/contract/applications/application-case.ts'
import { shippedCalendar } from '../../../apps/server/src/clocks/shipped-calendar.ts'
import { shanghaiDay } from '../../../apps/server/src/clocks/working-days.ts'

/** A case to be told: how it stands now and how long ago it reached that state. */
export interface ExampleCase {
  readonly state: ApplicationStatus
  /** Days since its last step; since the submission where nothing has followed. */
  readonly daysAgo: readonly [number, number]
  /** Tenths of the usual time between steps. */
  readonly pace?: readonly [number, number]
  /** In how many of 100 documents were asked for on the way. */
  readonly withSupplement?: number
}

const many = (howMany: number, example: ExampleCase): ExampleCase[] =>
  Array.from({ length: howMany }, () => example)

/** The task pool of the demonstration bank: about sixty open cases, some of them overdue. */
export const OPEN_AT_BANK: readonly ExampleCase[] = [
  ...many(20, { state: 'SUBMITTED', daysAgo: [0, 2] }),
  ...many(5, { state: 'SUBMITTED', daysAgo: [7, 11] }),
  ...many(13, { state: 'ACCEPTED', daysAgo: [0, 9], pace: [5, 10] }),
  ...many(11, { state: 'REVIEWING', daysAgo: [0, 12], pace: [5, 11], withSupplement: 30 }),
  ...many(4, { state: 'REVIEWING', daysAgo: [32, 38], pace: [6, 10] }),
  ...many(8, { state: 'SUPPLEMENT', daysAgo: [0, 6], pace: [4, 9] }),
]

/** Cases of the whole province that somebody still works on, or that were granted lately. */
export const UNDER_WAY: readonly ExampleCase[] = [
  ...many(4, { state: 'SUBMITTED', daysAgo: [0, 2] }),
  ...many(5, { state: 'ACCEPTED', daysAgo: [0, 12], pace: [5, 12] }),
  ...many(5, { state: 'REVIEWING', daysAgo: [0, 14], pace: [5, 12], withSupplement: 30 }),
  ...many(8, { state: 'CREDITED', daysAgo: [1, 60], pace: [5, 15], withSupplement: 40 }),
  ...many(2, { state: 'UNUSED', daysAgo: [20, 60], pace: [5, 15], withSupplement: 40 }),
  ...many(8, { state: 'SIGNED', daysAgo: [1, 45], pace: [5, 14], withSupplement: 40 }),
]

/** Cases that moved on, and how the case at the next institution stands. */
export const MOVED_ON: readonly (readonly [ExampleCase, ApplicationStatus])[] = [
  [{ state: 'TRANSFERRED', daysAgo: [60, 300], pace: [5, 12] }, 'DISBURSED'],
  [{ state: 'TRANSFERRED', daysAgo: [60, 250], pace: [5, 12] }, 'DISBURSED'],
  [{ state: 'TRANSFERRED', daysAgo: [60, 200], pace: [5, 12] }, 'SIGNED'],
  [{ state: 'TRANSFERRED', daysAgo: [40, 90], pace: [5, 12] }, 'CREDITED'],
  [{ state: 'TRANSFERRED', daysAgo: [40, 120], pace: [5, 12] }, 'REJECTED'],
  [{ state: 'TRANSFERRED', daysAgo: [12, 20], pace: [5, 12] }, 'REVIEWING'],
]

/** What the certified demonstration enterprise finds in its own list; all at the demonstration bank but two. */
export const OF_DEMO_ENTERPRISE: readonly (readonly [ExampleCase, atBank: boolean])[] = [
  [{ state: 'SUBMITTED', daysAgo: [0, 0] }, true],
  [{ state: 'REVIEWING', daysAgo: [2, 2], pace: [8, 8] }, true],
  [{ state: 'SUPPLEMENT', daysAgo: [1, 1], pace: [7, 7] }, true],
  [{ state: 'CREDITED', daysAgo: [4, 4], pace: [9, 9], withSupplement: 100 }, true],
  [{ state: 'DISBURSED', daysAgo: [130, 130], pace: [10, 10] }, true],
  [{ state: 'REJECTED', daysAgo: [75, 75], pace: [9, 9] }, false],
  [{ state: 'SETTLED', daysAgo: [20, 20], pace: [8, 8] }, false],
  [{ state: 'WITHDRAWN', daysAgo: [160, 160], pace: [8, 8] }, true],
]

const HOUR_MS = 3_600_000
const OPENING_MS = 8.5 * HOUR_MS
const CLOSING_MS = 17.5 * HOUR_MS

/** The moment itself in office hours of a working day; otherwise some minute of the next morning people work. */
export function toOfficeHours(moment: Date): Date {
  let day = shanghaiDay(moment)
  const sinceMidnight = moment.getTime() - midnight(day)
  if (shippedCalendar.isWorkingDay(day) && sinceMidnight >= OPENING_MS && sinceMidnight <= CLOSING_MS)
    return moment
  if (sinceMidnight > CLOSING_MS) day = nextDay(day)
  while (!shippedCalendar.isWorkingDay(day)) day = nextDay(day)
  return new Date(midnight(day) + OPENING_MS + (moment.getTime() % (3 * HOUR_MS)))
}

function midnight(day: string): number {
  return Date.parse(`${day}T00:00:00+08:00`)
}

function nextDay(day: string): string {
  return shanghaiDay(new Date(midnight(day) + 36 * HOUR_MS))
}
