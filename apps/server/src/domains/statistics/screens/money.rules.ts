import type { MoneyScreen } from '@lqr/contract/statistics/screens/money-screen.ts'
import { partsOf, sumOf } from '../figures.rules.ts'
import type { KeyedTally } from '../tally.store.ts'
import { heldBack } from './suppress.rules.ts'

type Row = KeyedTally & { readonly regionCode: string }

const PROVINCE = '620000'
const MONTHS = 12

/** The money of the year that `day` lies in, from what the tally keeps by region and month. */
export function moneyOf(rows: readonly Row[], day: string): Omit<MoneyScreen, 'readings' | 'events'> {
  const year = Number(day.slice(0, 4))
  const month = Number(day.slice(5, 7))
  const drawn = rows.filter(({ measure }) => measure === 'disbursed')
  const ofYear = drawn.filter(({ key }) => key.startsWith(`${year}-`))
  const inMonth = (of: number, at: number) =>
    sumOf(drawn.filter(({ key }) => key === `${of}-${String(at).padStart(2, '0')}`)).amountYuan
  const months = Array.from({ length: MONTHS }, (_, index) => ({
    month: index + 1,
    drawnYuan: inMonth(year, index + 1),
    beforeYuan: inMonth(year - 1, index + 1),
  }))
  const whole = months.slice(0, month - 1)
  const { count, amountYuan } = sumOf(ofYear)
  return {
    year,
    drawnCount: count,
    drawnYuan: amountYuan,
    wholeMonths: month - 1,
    wholeMonthsYuan: whole.reduce((sum, { drawnYuan }) => sum + drawnYuan, 0),
    wholeMonthsBeforeYuan: whole.reduce((sum, { beforeYuan }) => sum + beforeYuan, 0),
    months: months.slice(0, month),
    ...areasOf(
      ofYear,
      rows.filter(({ measure, key }) => measure === 'applied.month' && key.startsWith(`${year}-`)),
    ),
  }
}

/** The 15 units and, where something is in it, what belongs to none of them; few cases are held back, and their sum told. */
function areasOf(drawn: readonly Row[], applied: readonly Row[]) {
  const parts = partsOf(PROVINCE)
    .map(({ code, name, regions }) => ({
      code,
      name,
      drawn: sumOf(drawn.filter(({ regionCode }) => regions.includes(regionCode))),
      applied: sumOf(applied.filter(({ regionCode }) => regions.includes(regionCode))),
    }))
    .filter(({ code, drawn: got, applied: asked }) => code !== PROVINCE || got.count + asked.count > 0)
  const few = heldBack(parts.map((part) => ({ cases: part.drawn.count })))
  const fewApplied = heldBack(parts.map((part) => ({ cases: part.applied.count })))
  const held = parts.filter((_, index) => few.has(index))
  const heldApplied = parts.filter((_, index) => fewApplied.has(index))
  return {
    withheldAreas: held.length,
    withheldYuan: held.reduce((sum, part) => sum + part.drawn.amountYuan, 0),
    withheldAppliedAreas: heldApplied.length,
    withheldAppliedYuan: heldApplied.reduce((sum, part) => sum + part.applied.amountYuan, 0),
    areas: parts.map((part, index) => ({
      code: part.code,
      name: part.name,
      drawnCount: few.has(index) ? null : part.drawn.count,
      drawnYuan: few.has(index) ? null : part.drawn.amountYuan,
      appliedCount: part.applied.count,
      appliedYuan: fewApplied.has(index) ? null : part.applied.amountYuan,
    })),
  }
}
