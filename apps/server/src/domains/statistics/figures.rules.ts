import { applicationStates } from '@lqr/contract/applications/application-case.ts'
import { INDUSTRIES, industryOfDivision } from '@lqr/contract/reference/industries.ts'
import { codesWithin, DEFAULT_SUBSTATION_ID, substationOfCode } from '@lqr/contract/reference/substations.ts'
import { chinaDay } from '@lqr/contract/rules/china-day.ts'
import { ownFigures } from './copy.ts'

/** One bar of a chart. */
export interface Group {
  code: string
  name: string
  count: number
  amountYuan: number
}

interface Keyed {
  readonly key: string
  readonly cases: number
  readonly total: number
}

interface Placed {
  readonly regionCode: string
  readonly cases: number
  readonly total: number
}

/** The sum of cases and amounts. */
export function sumOf(rows: readonly { readonly cases: number; readonly total: number }[]) {
  return {
    count: rows.reduce((sum, row) => sum + row.cases, 0),
    amountYuan: rows.reduce((sum, row) => sum + row.total, 0),
  }
}

/** One group per key, named and ordered by the list; keys the list does not know follow under their own name. */
export function groupsIn(
  rows: readonly Keyed[],
  names: readonly { readonly code: string; readonly name: string }[],
): Group[] {
  const known = names.flatMap(({ code, name }) => groupOf(code, name, rows))
  const others = rows.filter(({ key }) => !names.some(({ code }) => code === key))
  return [...known, ...others.flatMap(({ key }) => groupOf(key, key, others))]
}

function groupOf(code: string, name: string, rows: readonly Keyed[]): Group[] {
  const own = rows.filter((row) => row.key === code)
  return own.length === 0 ? [] : [{ code, name, ...sumOf(own) }]
}

/** Applications by state, in the order a case goes through them. */
export function groupsByStatus(rows: readonly Keyed[]): Group[] {
  return groupsIn(rows, applicationStates)
}

/** By category letter of GB/T 4754; divisions count into their letter, an unknown industry into 其他. */
export function groupsByIndustry(rows: readonly Keyed[]): Group[] {
  const lettered = rows.map((row) => {
    const letter = /^\d/.test(row.key) ? industryOfDivision(row.key) : row.key
    return { ...row, key: INDUSTRIES.some(({ code }) => code === letter) ? (letter ?? 'Z') : 'Z' }
  })
  return groupsIn(lettered, INDUSTRIES)
}

/** By month YYYY-MM, oldest first. */
export function groupsByMonth(rows: readonly Keyed[]): Group[] {
  const months = rows.map(({ key }) => key).toSorted()
  return months.map((key) => ({ code: key, name: key, ...sumOf(rows.filter((row) => row.key === key)) }))
}

/** The month of a moment in China, YYYY-MM. */
export function monthOf(moment: Date): string {
  return chinaDay(moment).slice(0, 7)
}

interface Month {
  readonly code: string
  readonly name: string
  readonly count: number | null
  readonly amountYuan: number | null
}

/** Groups by month, oldest first, with the empty months between the first and `last` (YYYY-MM) put in. */
export function withoutGaps<G extends Month>(groups: readonly G[], last: string): (G | Month)[] {
  const [first] = groups
  if (!first) return []
  const [year = 0, month = 1] = first.code.split('-').map(Number)
  const end = [last, ...groups.map(({ code }) => code)].toSorted().at(-1) ?? last
  const months: (G | Month)[] = []
  for (let at = month - 1; months.at(-1)?.code !== end; at += 1) {
    const code = new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 7)
    months.push(groups.find((group) => group.code === code) ?? { code, name: code, count: 0, amountYuan: 0 })
  }
  return months
}

/**
 * The parts of an area, each with everything below it: the 15 units of the province, the counties of a unit, a county
 * itself. What lies in the area but in none of its parts comes last, so the parts always add up to the area.
 */
export function partsOf(areaCode: string): { code: string; name: string; regions: string[] }[] {
  const area = substationOfCode(areaCode)
  if (!area) return []
  const own = {
    code: area.id,
    name: area.id === DEFAULT_SUBSTATION_ID ? ownFigures.province : ownFigures.area(area.name),
  }
  if (area.children.length === 0) return [{ ...own, name: area.name, regions: [area.id] }]
  const parts = area.children.map(({ id, name }) => ({ code: id, name, regions: codesWithin(id) }))
  return [...parts, { ...own, regions: [area.id] }]
}

/** One group per part of the area; the remainder only when something is in it. */
export function groupsByArea(areaCode: string, rows: readonly Placed[]): Group[] {
  return partsOf(areaCode)
    .map(({ code, name, regions }) => ({
      code,
      name,
      ...sumOf(rows.filter((row) => regions.includes(row.regionCode))),
    }))
    .filter(({ code, count }) => code !== areaCode || count !== 0 || partsOf(areaCode).length === 1)
}

/** The mean rate weighted by amount, two decimals; null without a rated case. */
export function meanRate(weighted: number, amountYuan: number): number | null {
  return amountYuan > 0 ? Math.round((weighted / amountYuan) * 100) / 100 : null
}
