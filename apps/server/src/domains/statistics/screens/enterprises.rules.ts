import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { INDUSTRIES, industryOfDivision } from '@lqr/contract/reference/industries.ts'
import { ROSTER_KINDS } from '@lqr/contract/reference/roster-kinds.ts'
import type { EnterpriseScreen } from '@lqr/contract/statistics/screens/enterprise-screen.ts'
import { otherIndustries } from '../copy.ts'
import { partsOf } from '../figures.rules.ts'
import {
  countedCell,
  FEWEST_COMPANIES as FEWEST_SHOWN,
  hiddenCells,
  nodeOfPart,
  type Sum,
} from '../release/index.ts'
import type { EnterpriseRecord, KindRecord, LadderRecord } from './enterprises.store.ts'

const PROVINCE = '620000'
/** States of certification: not handed in, in review, certified, returned. */
const [NONE, REVIEW, CERTIFIED, RETURNED] = [1, 2, 3, 4]
/** So many industries have a line of their own; the others share the last one. */
const INDUSTRY_LINES = 8
const REST = 'rest'

const sum = (records: readonly { readonly cases: number }[]) =>
  records.reduce((total, { cases }) => total + cases, 0)

/** Whether the enterprises of an area, or what lies in none of its parts, stay hidden in every public answer. */
export type IsHidden = (measure: 'registered' | 'certified', node: string) => boolean

/** What the store counted. */
export interface CountedEnterprises {
  readonly records: readonly EnterpriseRecord[]
  readonly kinds: readonly KindRecord[]
  readonly listed: readonly LadderRecord[]
}

/** Everything about enterprises but the number of first loans, which the catalogue has. */
export function enterprisesOf(
  { records, kinds, listed }: CountedEnterprises,
  isHidden: IsHidden,
): Omit<EnterpriseScreen, 'firstLoans'> {
  return {
    ...wholeOf(records),
    areas: areasOf(records, isHidden),
    ladder: ladderOf(listed),
    ...tableOf(kinds),
  }
}

/** The province: registered is what stands in each state, certified who has a loan and who has none. */
function wholeOf(records: readonly EnterpriseRecord[]) {
  const inState = (state: number | undefined) => records.filter(({ certiFlg }) => certiFlg === state)
  const certified = inState(CERTIFIED)
  const counts = {
    registered: sum(records),
    certified: sum(certified),
    borrowed: sum(certified.filter(({ hasLoan }) => hasLoan)),
    reviewing: sum(inState(REVIEW)),
    returned: sum(inState(RETURNED)),
    unsubmitted: sum(inState(NONE)),
  }
  const cells = new Map([
    ...Object.entries(counts),
    ['unborrowed', sum(certified.filter(({ hasLoan }) => !hasLoan))] as const,
  ])
  const hidden = hiddenOf(
    cells,
    [
      { whole: 'registered', parts: ['certified', 'reviewing', 'returned', 'unsubmitted'] },
      { whole: 'certified', parts: ['borrowed', 'unborrowed'] },
    ],
    ['registered', 'certified'],
  )
  const told = (code: keyof typeof counts) => (hidden.has(code) ? null : counts[code])
  return {
    registered: told('registered'),
    certified: told('certified'),
    borrowed: hidden.has('unborrowed') && counts.borrowed > 0 ? null : told('borrowed'),
    reviewing: told('reviewing'),
    returned: told('returned'),
    unsubmitted: told('unsubmitted'),
  }
}

/** The lists, each by itself: one enterprise may stand on several. */
function ladderOf(listed: readonly LadderRecord[]): EnterpriseScreen['ladder'] {
  return ROSTER_KINDS.flatMap(({ code, name }) => {
    const { cases, borrowed } = listed.find(({ kind }) => kind === code) ?? { cases: 0, borrowed: 0 }
    if (cases === 0) return []
    const [told = null] = toldBorrowed([{ code, certified: cases, borrowed }])
    const isFew = cases < FEWEST_SHOWN
    return [{ kind: code, name, count: isFew ? null : cases, borrowed: isFew ? null : told }]
  })
}

function areasOf(records: readonly EnterpriseRecord[], isHidden: IsHidden): EnterpriseScreen['areas'] {
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
  return parts.map(({ code, name, registered, certified }, index) => {
    const node = nodeOfPart(code, PROVINCE)
    const isUntold = isHidden('certified', node)
    return {
      code,
      name,
      registered: isHidden('registered', node) ? null : registered,
      certified: isUntold ? null : certified,
      borrowed: isUntold ? null : (told[index] ?? null),
    }
  })
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
function hiddenOf(
  cells: ReadonlyMap<string, number>,
  sums: readonly Sum[],
  toldElsewhere: readonly string[] = [],
): ReadonlySet<string> {
  const counted = new Map([...cells].map(([id, cases]) => [id, countedCell(id, cases)]))
  return hiddenCells(counted, sums, { mayHide: (id) => cells.has(id) && !toldElsewhere.includes(id) })
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
  const { cells, columnSums } = withoutSmallCells(counts)
  return {
    scales: scales.map(({ name }) => name),
    industries: lines.map(({ code, name, total }, index) => ({
      code,
      name,
      total,
      cells: cells[index] ?? [],
    })),
    scaleTotals: columnSums,
  }
}

/** A table and the sums of its columns without what the one rule hides; those of its rows and of all are told. */
function withoutSmallCells(table: readonly (readonly number[])[]) {
  const idOf = (row: number, column: number) => `${row} ${column}`
  const columnOf = (column: number) => `column ${column}`
  const columnSums = (table[0] ?? []).map((_, c) => table.reduce((all, row) => all + (row[c] ?? 0), 0))
  const cells = new Map([
    ...table.flatMap((row, r) => row.map((count, c) => [idOf(r, c), count] as const)),
    ...columnSums.map((count, c) => [columnOf(c), count] as const),
  ])
  const hidden = hiddenOf(cells, [
    ...table.map((row, r) => ({ whole: `row ${r}`, parts: row.map((_, c) => idOf(r, c)) })),
    ...columnSums.map((_, c) => ({ whole: columnOf(c), parts: table.map((__, r) => idOf(r, c)) })),
    { whole: 'all', parts: columnSums.map((_, c) => columnOf(c)) },
  ])
  const told = (id: string, count: number) => (hidden.has(id) ? null : count)
  return {
    cells: table.map((row, r) => row.map((count, c) => told(idOf(r, c), count))),
    columnSums: columnSums.map((count, c) => told(columnOf(c), count)),
  }
}

function letterOf(code: string | null): string {
  const letter = code !== null && /^\d/.test(code) ? industryOfDivision(code) : code
  return INDUSTRIES.some((industry) => industry.code === letter) ? (letter ?? 'Z') : 'Z'
}
