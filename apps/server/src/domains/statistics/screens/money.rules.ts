import type { MoneyScreen } from '@lqr/contract/statistics/screens/money-screen.ts'
import { partsOf } from '../figures.rules.ts'
import { nodeOfPart, type ToldFigures } from '../release/index.ts'

const PROVINCE = '620000'
const MONTHS = 12

type Measure = 'applied' | 'disbursed'
type Told = { readonly count: number | null; readonly amountYuan: number | null }
const NOTHING: Told = { count: 0, amountYuan: 0 }

/** The money of the year that `day` lies in, as everybody may read it. */
export function moneyOf(figures: ToldFigures, day: string): Omit<MoneyScreen, 'readings' | 'events'> {
  const year = Number(day.slice(0, 4))
  const month = Number(day.slice(5, 7))
  const byMonth = figures.parts('disbursed', 'month', PROVINCE)
  const inMonth = (of: number, at: number) =>
    (byMonth.find(({ key }) => key === `${of}-${String(at).padStart(2, '0')}`) ?? NOTHING).amountYuan
  const months = Array.from({ length: MONTHS }, (_, index) => ({
    month: index + 1,
    drawnYuan: inMonth(year, index + 1),
    beforeYuan: inMonth(year - 1, index + 1),
  }))
  const whole = months.slice(0, month - 1)
  const { count, amountYuan } = inYear(figures, 'disbursed', PROVINCE, year)
  return {
    year,
    drawnCount: count,
    drawnYuan: amountYuan,
    wholeMonths: month - 1,
    wholeMonthsYuan: toldSum(whole.map(({ drawnYuan }) => drawnYuan)),
    wholeMonthsBeforeYuan: toldSum(whole.map(({ beforeYuan }) => beforeYuan)),
    months: months.slice(0, month),
    ...areasOf(figures, year),
  }
}

/** A sum with a part that stays hidden is none: beside the year it would tell the part. */
function toldSum(parts: readonly (number | null)[]): number | null {
  return parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0)
}

function inYear(figures: ToldFigures, measure: Measure, node: string, year: number): Told {
  return figures.parts(measure, 'year', node).find(({ key }) => key === String(year)) ?? NOTHING
}

/** The 15 units and, where something is in it, what belongs to none of them; the sum of the hidden ones is told where the year is. */
function areasOf(figures: ToldFigures, year: number) {
  const parts = partsOf(PROVINCE).map(({ code, name }) => ({
    code,
    name,
    drawn: inYear(figures, 'disbursed', nodeOfPart(code, PROVINCE), year),
    applied: inYear(figures, 'applied', nodeOfPart(code, PROVINCE), year),
  }))
  const rest = (measure: Measure, of: 'drawn' | 'applied') => {
    const { amountYuan } = inYear(figures, measure, PROVINCE, year)
    const shown = parts.reduce((sum, part) => sum + (part[of].amountYuan ?? 0), 0)
    return amountYuan === null ? null : amountYuan - shown
  }
  return {
    withheldAreas: parts.filter(({ drawn }) => drawn.amountYuan === null).length,
    withheldYuan: rest('disbursed', 'drawn'),
    withheldAppliedAreas: parts.filter(({ applied }) => applied.amountYuan === null).length,
    withheldAppliedYuan: rest('applied', 'applied'),
    areas: parts
      .filter(({ code, drawn, applied }) => code !== PROVINCE || drawn.count !== 0 || applied.count !== 0)
      .map(({ code, name, drawn, applied }) => ({
        code,
        name,
        drawnCount: drawn.count,
        drawnYuan: drawn.amountYuan,
        appliedCount: applied.count,
        appliedYuan: applied.amountYuan,
      })),
  }
}
