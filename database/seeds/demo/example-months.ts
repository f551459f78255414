import type { ApplicationStatus } from '@lqr/contract/applications/application-case.ts'
import type { ExampleCase } from './example-cases.ts'
import { dayBefore } from './example-days.ts'

/** How far back the demonstration goes. */
const MONTHS = 30
const DAYS_A_MONTH = 30
/** Cases that ended in the first month, and by how many more each later month has. */
const FIRST = 3
const GROWTH = 1.5
/** Of the cases of this month so many have ended already; the others are under way (`example-cases.ts`). */
const ENDED_THIS_MONTH = 0.6
/** A month of the year beside the average: quiet around the Spring Festival, busy before sowing and before the year ends. */
const SEASON = [0.9, 0.5, 1.3, 1.2, 1.05, 1, 0.9, 0.85, 1.15, 1, 1.1, 1.15]
/** How cases end, one after the other: most are paid out, some are refused, few are given up. */
const ENDS: readonly ApplicationStatus[] = [
  'DISBURSED',
  'DISBURSED',
  'REJECTED',
  'DISBURSED',
  'WITHDRAWN',
  'DISBURSED',
  'DISBURSED',
  'REJECTED',
  'DISBURSED',
  'EXPIRED',
]
/** A loan that was paid out so long ago has been repaid in every second case. */
const REPAID_AFTER_MONTHS = 12

/** The cases that ended month after month over two and a half years: a curve that grows and breathes with the year. */
export function casesOfTheMonths(now: Date): ExampleCase[] {
  const months = Array.from({ length: MONTHS }, (_, index) => MONTHS - 1 - index)
  const cases = months.flatMap((ago, place) => {
    const season = SEASON[Number(dayBefore(now, ago * DAYS_A_MONTH).slice(5, 7)) - 1] ?? 1
    const ended = ago === 0 ? ENDED_THIS_MONTH : 1
    const count = Math.round((FIRST + place * GROWTH) * season * ended)
    return Array<number>(Math.max(1, count)).fill(ago)
  })
  return cases.map((ago, index) => {
    const end = ENDS[index % ENDS.length] ?? 'DISBURSED'
    const isRepaid = end === 'DISBURSED' && ago >= REPAID_AFTER_MONTHS && index % 2 === 0
    return {
      state: isRepaid ? 'SETTLED' : end,
      daysAgo: [Math.max(2, ago * DAYS_A_MONTH), ago * DAYS_A_MONTH + DAYS_A_MONTH - 1],
      pace: [5, 14],
      withSupplement: 25,
    }
  })
}
