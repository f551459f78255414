import type { Days } from '@lqr/contract/statistics/time-cuts.ts'

/** The month with which the quarter of a day begins. */
const quarterStart = (day: string) => Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1

/** The periods offered by name, as days of the calendar; undefined is all time. */
export function namedPeriods(today: string) {
  const year = Number(today.slice(0, 4))
  return {
    all: undefined,
    today: { from: today, to: today },
    thisMonth: { from: `${today.slice(0, 8)}01`, to: today },
    thisQuarter: { from: `${year}-${String(quarterStart(today)).padStart(2, '0')}-01`, to: today },
    thisYear: { from: `${year}-01-01`, to: today },
    lastYear: { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
  }
}

/** These days as far as they have come: one that still runs ends today, so that it is compared with no whole one. */
export function untilToday({ from, to }: Days, today: string): Days {
  return { from, to: from <= today && today < to ? today : to }
}

/** The days after one end was chosen: the other end goes along where it would lie on the wrong side, and half a period is none. */
export function withEnd(
  period: { readonly from: string | undefined; readonly to: string | undefined },
  end: 'from' | 'to',
  day: string | undefined,
): { from: string | undefined; to: string | undefined } {
  const other = end === 'from' ? period.to : period.from
  if (day === undefined) return { from: undefined, to: undefined }
  const isTurned = other === undefined || (end === 'from' ? day > other : day < other)
  return isTurned ? { from: day, to: day } : { ...period, [end]: day }
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
}

/** Where choosing days of one's own begins: with the days shown, until yesterday, so that it is none of the named periods. */
export function ownPeriod(from: string | undefined, today: string) {
  return withEnd({ from: from ?? namedPeriods(today).thisYear.from, to: undefined }, 'to', dayBefore(today))
}

export type PeriodName = keyof ReturnType<typeof namedPeriods>

/** Which named period these days are; `custom` for any other. */
export function periodNameOf(
  from: string | undefined,
  to: string | undefined,
  today: string,
): PeriodName | 'custom' {
  if (from === undefined && to === undefined) return 'all'
  const named = Object.entries(namedPeriods(today)).find(
    ([, period]) => period?.from === from && period?.to === to,
  )
  return (named?.[0] as PeriodName | undefined) ?? 'custom'
}
