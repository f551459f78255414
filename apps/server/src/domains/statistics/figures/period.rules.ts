import type { Days } from '@lqr/contract/statistics/time-cuts.ts'
import { dayAfter } from '../../../clocks/calendar-days.ts'

export type Period = Days

const MOST_YEARS = 10

/** The period that was asked for; null for all time, undefined when it is none. */
export function askedPeriod({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  if (from === undefined && to === undefined) return null
  if (from === undefined || to === undefined || from > to) return undefined
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) > MOST_YEARS ? undefined : { from, to }
}

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`
const isLastOfMonth = (day: string) => dayAfter(day, 1).endsWith('-01')

/** The first day of the month so many months after the one of a day. */
function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

const lengthOf = ({ from, to }: Period) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

/** The time before it: as many whole months where it is whole months, else as many days. */
export function periodBefore(period: Period): Period {
  const { from, to } = period
  if (!from.endsWith('-01') || !isLastOfMonth(to)) {
    return { from: dayAfter(from, -lengthOf(period)), to: dayAfter(from, -1) }
  }
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7)) +
    1
  return { from: monthAfter(from, -months), to: dayAfter(from, -1) }
}

/** The same days a year before; the end of February stays the end of February. */
export function periodLastYear({ from, to }: Period): Period {
  const last = isLastOfMonth(to)
  const before = dayLastYear(to)
  return { from: dayLastYear(from), to: last ? dayAfter(monthAfter(before, 1), -1) : before }
}

function dayLastYear(day: string): string {
  const year = Number(day.slice(0, 4)) - 1
  return `${year}${day.endsWith('-02-29') ? '-02-28' : day.slice(4)}`
}

/** A period as the whole months in it and the days at its ends. */
export function splitPeriod({ from, to }: Period): { months: Period | undefined; days: Period[] } {
  const first = from.endsWith('-01') ? from : monthAfter(from, 1)
  const end = isLastOfMonth(to) ? to : dayAfter(firstOfMonth(to), -1)
  if (first > end) return { months: undefined, days: [{ from, to }] }
  return {
    months: { from: first, to: end },
    days: [
      ...(from < first ? [{ from, to: dayAfter(first, -1) }] : []),
      ...(to > end ? [{ from: dayAfter(end, 1), to }] : []),
    ],
  }
}
