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
  const placed = { drawn: byRegion(drawn), applied: byRegion(applied) }
  const parts = placedParts(PROVINCE, placed)
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
      ...countiesOf(part.code, placed, { drawn: few.has(index), applied: fewApplied.has(index) }),
    })),
  }
}

type Sums = ReadonlyMap<string, { count: number; amountYuan: number }>

function byRegion(rows: readonly Row[]): Sums {
  const sums = new Map<string, { count: number; amountYuan: number }>()
  for (const { regionCode, cases, total } of rows) {
    const sum = sums.get(regionCode) ?? { count: 0, amountYuan: 0 }
    sums.set(regionCode, { count: sum.count + cases, amountYuan: sum.amountYuan + total })
  }
  return sums
}

interface Placed {
  readonly drawn: Sums
  readonly applied: Sums
}

/** The parts of an area; what lies in none of them only where there is something. */
function placedParts(areaCode: string, { drawn, applied }: Placed) {
  const within = (sums: Sums, regions: readonly string[]) =>
    regions.reduce(
      (sum, region) => ({
        count: sum.count + (sums.get(region)?.count ?? 0),
        amountYuan: sum.amountYuan + (sums.get(region)?.amountYuan ?? 0),
      }),
      { count: 0, amountYuan: 0 },
    )
  return partsOf(areaCode)
    .map(({ code, name, regions }) => ({
      code,
      name,
      drawn: within(drawn, regions),
      applied: within(applied, regions),
    }))
    .filter(({ code, drawn: got, applied: asked }) => code !== areaCode || got.count + asked.count > 0)
}

/**
 * The counties of a unit by the same rule as the units. Of a unit that is held back itself no county with cases is told, nor their sum:
 * together they would tell it.
 */
function countiesOf(code: string, placed: Placed, isHeld: { drawn: boolean; applied: boolean }) {
  const parts = code === PROVINCE ? [] : placedParts(code, placed)
  if (parts.length <= 1) return { withheldCounties: 0, withheldCountiesYuan: 0, counties: [] }
  const everyone = new Set(parts.keys())
  const few = isHeld.drawn ? everyone : heldBack(parts.map((part) => ({ cases: part.drawn.count })))
  const fewApplied = isHeld.applied
    ? everyone
    : heldBack(parts.map((part) => ({ cases: part.applied.count })))
  const held = parts.filter((_, index) => few.has(index))
  return {
    withheldCounties: held.length,
    withheldCountiesYuan: isHeld.drawn ? null : held.reduce((sum, part) => sum + part.drawn.amountYuan, 0),
    counties: parts.map((part, index) => ({
      code: part.code,
      name: part.name,
      drawnCount: few.has(index) ? null : part.drawn.count,
      drawnYuan: few.has(index) ? null : part.drawn.amountYuan,
      appliedCount: fewApplied.has(index) ? null : part.applied.count,
      appliedYuan: fewApplied.has(index) ? null : part.applied.amountYuan,
    })),
  }
}
