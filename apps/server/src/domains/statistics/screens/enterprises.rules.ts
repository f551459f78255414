import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { INDUSTRIES, industryOfDivision } from '@lqr/contract/reference/industries.ts'
import { ROSTER_KINDS } from '@lqr/contract/reference/roster-kinds.ts'
import type { EnterpriseScreen } from '@lqr/contract/statistics/screens/enterprise-screen.ts'
import { otherIndustries } from '../copy.ts'
import { partsOf } from '../figures.rules.ts'
import { countedCell, FEWEST_COMPANIES as FEWEST_SHOWN, hiddenCells, type Sum } from '../release/index.ts'
import type { EnterpriseRecord, KindRecord, LadderRecord } from './enterprises.store.ts'

const PROVINCE = '620000'
/** States of certification: not handed in, in review, certified, returned. */
const [NONE, REVIEW, CERTIFIED, RETURNED] = [1, 2, 3, 4]
/** So many industries have a line of their own; the others share the last one. */
const INDUSTRY_LINES = 8
const REST = 'rest'

const sum = (records: readonly { readonly cases: number }[]) =>
  records.reduce((total, { cases }) => total + cases, 0)

/** Everything about enterprises but the number of first loans, which the catalogue has. */
export function enterprisesOf(
  records: readonly EnterpriseRecord[],
  kinds: readonly KindRecord[],
  listed: readonly LadderRecord[],
): Omit<EnterpriseScreen, 'firstLoans'> {
  const certified = records.filter(({ certiFlg }) => certiFlg === CERTIFIED)
  const inState = (state: number | undefined) => sum(records.filter(({ certiFlg }) => certiFlg === state))
  return {
    registered: sum(records),
    certified: sum(certified),
    borrowed: sum(certified.filter(({ hasLoan }) => hasLoan)),
    reviewing: inState(REVIEW),
    returned: inState(RETURNED),
    unsubmitted: inState(NONE),
    areas: areasOf(records),
    ladder: ROSTER_KINDS.flatMap(({ code, name }) => {
      const { cases, borrowed } = listed.find(({ kind }) => kind === code) ?? { cases: 0, borrowed: 0 }
      const [told = null] = toldBorrowed([{ code, certified: cases, borrowed }])
      return cases === 0 ? [] : [{ kind: code, name, count: cases, borrowed: told }]
    }),
    ...tableOf(kinds),
  }
}

function areasOf(records: readonly EnterpriseRecord[]): EnterpriseScreen['areas'] {
  const parts = partsOf(PROVINCE)
    .map(({ code, name, regions }) => {
      const own = records.filter(({ regionCode }) => regions.includes(regionCode))
      const certified = own.filter(({ certiFlg }) => certiFlg === CERTIFIED)
      return {
        code,
        name,
        registered: sum(own),
        certified: sum(certified),
        borrowed: sum(certified.filter(({ hasLoan }) => hasLoan)),
      }
    })
    .filter(({ code, registered }) => code !== PROVINCE || registered > 0)
  const told = toldBorrowed(parts)
  return parts.map((part, index) => ({ ...part, borrowed: told[index] ?? null }))
}

interface Borrowing {
  readonly code: string
  readonly certified: number
  readonly borrowed: number
}

/** Who has a loan of those certified, part by part: told where neither they nor the others are few, and the sum of all parts tells none. */
function toldBorrowed(parts: readonly Borrowing[]): (number | null)[] {
  const sides = parts.map(({ code, certified, borrowed }) => ({
    code,
    certified,
    in: borrowed,
    out: certified - borrowed,
  }))
  const cells = new Map(
    sides.flatMap((side) =>
      (['in', 'out'] as const).map((name) => [`${name} ${side.code}`, side[name]] as const),
    ),
  )
  const sums = (['in', 'out'] as const).map((name) => ({
    whole: `${name} all`,
    parts: sides.map(({ code }) => `${name} ${code}`),
  }))
  const hidden = hiddenOf(cells, sums)
  return sides.map((side) =>
    side.in > 0 && (hidden.has(`in ${side.code}`) || hidden.has(`out ${side.code}`)) ? null : side.in,
  )
}

/** Which of these numbers the one rule hides, beside sums that are told. */
function hiddenOf(cells: ReadonlyMap<string, number>, sums: readonly Sum[]): ReadonlySet<string> {
  const counted = new Map([...cells].map(([id, cases]) => [id, countedCell(id, cases)]))
  return hiddenCells(counted, sums, { mayHide: (id) => cells.has(id) })
}

/** Industries by scale; the greatest have a line of their own. */
function tableOf(certified: readonly KindRecord[]) {
  const scaleOf = ({ scale }: KindRecord) => scale ?? 'notApplicable'
  const scales = ENTERPRISE_SCALES.filter(
    ({ code }) => code !== 'notApplicable' || certified.some((record) => scaleOf(record) === code),
  )
  const bySize = INDUSTRIES.map(({ code, name }) => {
    const those = certified.filter(({ industryCode }) => letterOf(industryCode) === code)
    return { code: code as string, name, own: those, total: sum(those) }
  })
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
  // A line of very few enterprises would tell its cells by its own sum: those share the last line, and the next smallest joins where they are few.
  const own = bySize.filter(({ total }, index) => index < INDUSTRY_LINES && total >= FEWEST_SHOWN)
  const rest = bySize.slice(own.length)
  const isFew = rest.length > 0 && rest.reduce((all, { total }) => all + total, 0) < FEWEST_SHOWN
  const told = isFew ? own.slice(0, -1) : own
  const others = bySize.slice(told.length).flatMap((line) => line.own)
  const lines = [
    ...told,
    ...(others.length > 0 ? [{ code: REST, name: otherIndustries, own: others, total: sum(others) }] : []),
  ]
  const counts = lines.map((line) =>
    scales.map(({ code }) => sum(line.own.filter((record) => scaleOf(record) === code))),
  )
  const cells = withoutSmallCells(counts)
  return {
    scales: scales.map(({ name }) => name),
    industries: lines.map(({ code, name, total }, index) => ({
      code,
      name,
      total,
      cells: cells[index] ?? [],
    })),
    scaleTotals: scales.map(({ code }) => sum(certified.filter((record) => scaleOf(record) === code))),
  }
}

/** A table without what the one rule hides, beside the sums of its rows and columns. */
function withoutSmallCells(table: readonly (readonly number[])[]): (number | null)[][] {
  const idOf = (row: number, column: number) => `${row} ${column}`
  const rows = table.map((row, r) => row.map((_, c) => idOf(r, c)))
  const columns = (table[0] ?? []).map((_, c) => table.map((__, r) => idOf(r, c)))
  const cells = new Map(table.flatMap((row, r) => row.map((count, c) => [idOf(r, c), count] as const)))
  const sums = [...rows, ...columns].map((parts, index) => ({ whole: `sum ${index}`, parts }))
  const hidden = hiddenOf(cells, sums)
  return table.map((row, r) => row.map((count, c) => (hidden.has(idOf(r, c)) ? null : count)))
}

function letterOf(code: string | null): string {
  const letter = code !== null && /^\d/.test(code) ? industryOfDivision(code) : code
  return INDUSTRIES.some((industry) => industry.code === letter) ? (letter ?? 'Z') : 'Z'
}
