import type { FigureCut } from './figure-filter.ts'

/** Days from and to, both in it, YYYY-MM-DD. */
export interface Days {
  readonly from: string
  readonly to: string
}

type TimeCut = Extract<FigureCut, 'day' | 'week' | 'month' | 'quarter' | 'year'>

const DAY_MS = 86_400_000
/** A split by days is read day by day: it is told for a quarter at most, one by weeks for a year. */
export const MOST_DAYS: Partial<Record<FigureCut, number>> = { day: 92, week: 371 }

const shifted = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

const lengthOf = ({ from, to }: Days) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

/** Whether a period is short enough to be split so; all time never is by days or weeks. */
export function mayBeSplit(by: FigureCut, period: Days | undefined): boolean {
  const most = MOST_DAYS[by]
  return most === undefined || (period !== undefined && lengthOf(period) <= most)
}

const months = (from: string, count: number): Days => {
  const [year = 0, month = 1] = from.split('-').map(Number)
  return { from: `${from}-01`, to: new Date(Date.UTC(year, month - 1 + count, 0)).toISOString().slice(0, 10) }
}

const WHOLE: Record<TimeCut, (part: string) => Days> = {
  day: (day) => ({ from: day, to: day }),
  week: (monday) => ({ from: monday, to: shifted(monday, 6) }),
  month: (month) => months(month, 1),
  quarter: (quarter) =>
    months(`${quarter.slice(0, 4)}-${String(Number(quarter.slice(-1)) * 3 - 2).padStart(2, '0')}`, 3),
  year: (year) => months(`${year}-01`, 12),
}

export const isTimeCut = (by: FigureCut): by is TimeCut => by in WHOLE

/** The days of one part of a split by time, no more of them than lie in the period that was split. */
export function daysOfPart(by: TimeCut, part: string, period?: Days): Days {
  const { from, to } = WHOLE[by](part)
  if (period === undefined) return { from, to }
  return { from: from < period.from ? period.from : from, to: to > period.to ? period.to : to }
}

/** What a part of a split by time is called. */
export function nameOfPart(by: TimeCut, part: string): string {
  switch (by) {
    case 'week':
      return `${part} 至 ${shifted(part, 6)}`
    case 'quarter':
      return `${part.slice(0, 4)} 年第 ${part.slice(-1)} 季度`
    case 'year':
      return `${part} 年`
    default:
      return part
  }
}
