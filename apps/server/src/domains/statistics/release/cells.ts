import type { Db } from '../../../data/database.ts'
import type { KeyedTally } from '../tally.store.ts'
import { AREA_SUMS, nodesOf } from './areas.ts'
import { casesBehind, type CaseBehind } from './companies-behind.store.ts'
import { type Family, type Split, STATUS_SUMS } from './families.ts'
import { FEWEST_COMPANIES, hiddenCells, type Sum } from './hide.rules.ts'

type Row = KeyedTally & { readonly regionCode: string }

interface Counted {
  cases: number
  total: number
  readonly companies: Set<string>
}

/** Enterprises are told apart in areas with so few cases; more cases than these are taken to be of enough enterprises. */
const MOST_TOLD_APART = 60

/** The name of a number among the cells: that of what it is a part of, and what part it is. */
export const cellId = (measure: string, node: string, ...split: readonly string[]) =>
  [measure, node, ...split].join('/')

/** Every number that the public could read of these families, and which of them stay hidden. */
export async function buildCells(
  db: Db,
  families: readonly Family[],
  rows: readonly Row[],
  isAllSeen: boolean,
) {
  const cells = new Map<string, Counted>()
  const at = (id: string): Counted => {
    const known = cells.get(id)
    if (known) return known
    const made = { cases: 0, total: 0, companies: new Set<string>() }
    cells.set(id, made)
    return made
  }
  const count = (id: string, row: Row) => {
    const cell = at(id)
    cell.cases += row.cases
    cell.total += row.total
  }
  const byMeasure = Map.groupBy(rows, ({ measure }) => measure)
  for (const { measure, splits } of families) {
    for (const row of byMeasure.get(measure) ?? []) {
      for (const node of nodesOf(row.regionCode)) count(cellId(measure, node), row)
    }
    for (const split of splits) {
      for (const row of byMeasure.get(split.of) ?? []) {
        for (const node of nodesOf(row.regionCode))
          count(cellId(measure, node, split.name, split.part(row.key)), row)
      }
    }
  }
  if (isAllSeen) return { cells, hidden: new Set<string>() as ReadonlySet<string> }
  await addCompanies(db, families, byMeasure, at)
  // What is hidden of the totals is settled before, and depends on no split.
  const isTotal = (id: string) => id.split('/').length === 2
  const totals = new Map([...cells].filter(([id]) => isTotal(id)))
  const hidden = hiddenCells(totals, totalSums(families))
  return {
    cells,
    hidden: hiddenCells(cells, splitSums(families, cells), { hidden, mayHide: (id) => !isTotal(id) }),
  }
}

/** What a case of the rows is in a split. */
function partOfCase({ name, part }: Split, one: CaseBehind): string {
  switch (name) {
    case 'industry':
      return one.industry
    case 'month':
    case 'year':
      return part(one.month)
    case 'organisation':
      return one.orgId
    default:
      return part(one.key)
  }
}

function add({ companies }: Counted, company: string): void {
  if (companies.size < FEWEST_COMPANIES) companies.add(company)
}

/** Names some of the enterprises behind each number: in areas of few cases those who are, elsewhere one for each case. */
async function addCompanies(
  db: Db,
  families: readonly Family[],
  byMeasure: ReadonlyMap<string, readonly Row[]>,
  at: (id: string) => Counted,
): Promise<void> {
  const isTold = (family: Family, regionCode: string) =>
    family.event !== undefined && at(cellId(family.measure, regionLeaf(regionCode))).cases <= MOST_TOLD_APART
  const wanted = families.flatMap((family) => {
    const { event, measure } = family
    if (event === undefined) return []
    const regions = new Set((byMeasure.get(measure) ?? []).map(({ regionCode }) => regionCode))
    return [...regions]
      .filter((region) => isTold(family, region))
      .map((regionCode) => ({ measure: event, regionCode }))
  })
  const unique = new Map(wanted.map((one) => [`${one.measure}/${one.regionCode}`, one]))
  const behind = Map.groupBy(await casesBehind(db, [...unique.values()]), ({ measure }) => measure)
  for (const family of families) {
    const { measure, event, splits } = family
    for (const one of (event && behind.get(event)) || []) {
      for (const node of nodesOf(one.regionCode)) {
        add(at(cellId(measure, node)), one.companyId)
        for (const split of splits)
          add(at(cellId(measure, node, split.name, partOfCase(split, one))), one.companyId)
      }
    }
    const unnamed = (row: Row, ...split: readonly string[]) => {
      if (isTold(family, row.regionCode)) return
      const most = Math.min(row.cases, FEWEST_COMPANIES)
      for (const node of nodesOf(row.regionCode)) {
        const { companies } = at(cellId(measure, node, ...split))
        for (let index = 0; index < most && companies.size < FEWEST_COMPANIES; index += 1) {
          companies.add(`${row.regionCode} ${row.key} ${index}`)
        }
      }
    }
    for (const row of byMeasure.get(measure) ?? []) unnamed(row)
    for (const split of splits) {
      for (const row of byMeasure.get(split.of) ?? []) unnamed(row, split.name, split.part(row.key))
    }
  }
}

/** The node that holds the cases of one region alone. */
function regionLeaf(regionCode: string): string {
  return nodesOf(regionCode)[0] ?? regionCode
}

const inAreas = (measure: string, ...split: readonly string[]): Sum[] =>
  AREA_SUMS.map(({ whole, parts }) => ({
    whole: cellId(measure, whole, ...split),
    parts: parts.map((part) => cellId(measure, part, ...split)),
  }))

/** The totals of areas add up to that of the area above. */
const totalSums = (families: readonly Family[]) => families.flatMap(({ measure }) => inAreas(measure))

/** The parts of a split add up to the whole of their area, the same part of areas to that of the area above, states to what they mean. */
function splitSums(families: readonly Family[], cells: ReadonlyMap<string, Counted>): Sum[] {
  const byStart = Map.groupBy(cells.keys(), (id) => id.slice(0, id.lastIndexOf('/')))
  const partsOf = (measure: string, node: string, split: string) =>
    (byStart.get(cellId(measure, node, split)) ?? []).map((id) => id.slice(id.lastIndexOf('/') + 1))
  const nodes = [...new Set([...cells.keys()].map((id) => id.split('/')[1] ?? ''))]
  const sums: Sum[] = []
  for (const { measure, splits } of families) {
    for (const { name, within } of splits) {
      const all = new Set(nodes.flatMap((node) => partsOf(measure, node, name)))
      for (const part of all) sums.push(...inAreas(measure, name, part))
      for (const node of nodes) {
        const wholes = Map.groupBy(partsOf(measure, node, name), (part) =>
          within ? cellId(measure, node, within.name, within.part(part)) : cellId(measure, node),
        )
        for (const [whole, own] of wholes) {
          sums.push({ whole, parts: own.map((part) => cellId(measure, node, name, part)) })
        }
      }
    }
    if (splits.some(({ name }) => name === 'status')) sums.push(...statusSums(nodes))
  }
  return sums
}

const statusSums = (nodes: readonly string[]): Sum[] =>
  STATUS_SUMS.flatMap(({ measure, states }) =>
    nodes.map((node) => ({
      whole: cellId(measure, node),
      parts: states.map((state) => cellId('applied', node, 'status', state)),
    })),
  )
