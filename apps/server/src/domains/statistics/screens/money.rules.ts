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

interface Part {
  readonly code: string
  readonly name: string
  readonly drawn: Told
  readonly applied: Told
}

/** The parts of an area in one year; what lies in none of them only where there is something. */
function partsIn(figures: ToldFigures, areaCode: string, year: number): Part[] {
  return partsOf(areaCode)
    .map(({ code, name }) => ({
      code,
      name,
      drawn: inYear(figures, 'disbursed', nodeOfPart(code, areaCode), year),
      applied: inYear(figures, 'applied', nodeOfPart(code, areaCode), year),
    }))
    .filter(({ code, drawn, applied }) => code !== areaCode || drawn.count !== 0 || applied.count !== 0)
}

/** What the hidden parts come to together; told where the whole is. */
function restOf(whole: Told, parts: readonly Told[]): number | null {
  const shown = parts.reduce((sum, { amountYuan }) => sum + (amountYuan ?? 0), 0)
  return whole.amountYuan === null ? null : whole.amountYuan - shown
}

const shownPart = ({ code, name, drawn, applied }: Part) => ({
  code,
  name,
  drawnCount: drawn.count,
  drawnYuan: drawn.amountYuan,
  appliedCount: applied.count,
  appliedYuan: applied.amountYuan,
})

const hiddenIn = (parts: readonly Told[]) => parts.filter(({ amountYuan }) => amountYuan === null).length

/** The 15 units and, where something is in it, what belongs to none of them; the sum of the hidden ones is told where the year is. */
function areasOf(figures: ToldFigures, year: number) {
  const parts = partsIn(figures, PROVINCE, year)
  const drawn = parts.map((part) => part.drawn)
  const applied = parts.map((part) => part.applied)
  return {
    withheldAreas: hiddenIn(drawn),
    withheldYuan: restOf(inYear(figures, 'disbursed', PROVINCE, year), drawn),
    withheldAppliedAreas: hiddenIn(applied),
    withheldAppliedYuan: restOf(inYear(figures, 'applied', PROVINCE, year), applied),
    areas: parts.map((part) => ({ ...shownPart(part), ...countiesOf(figures, part, year) })),
  }
}

/** The counties of a unit that has some, as the release tells them: none of them tells what its unit hides. */
function countiesOf(figures: ToldFigures, { code, drawn }: Part, year: number) {
  const parts = code === PROVINCE ? [] : partsIn(figures, code, year)
  if (parts.length <= 1) return { withheldCounties: 0, withheldCountiesYuan: 0, counties: [] }
  const ofParts = parts.map((part) => part.drawn)
  return {
    withheldCounties: hiddenIn(ofParts),
    withheldCountiesYuan: restOf(drawn, ofParts),
    counties: parts.map(shownPart),
  }
}
