import type { Db } from '../../../data/database.ts'
import type { Measure } from '../tally.store.ts'
import { AREA_SUMS, nodesOf } from './areas.ts'
import { casesBehind, type CaseBehind } from './companies-behind.store.ts'
import { type Family, type Split, type SplitName, STATUS_SUMS } from './families.ts'
import { FEWEST_COMPANIES, hiddenCells, type Sum } from './hide.rules.ts'
import type { Row } from './sealed-cases.store.ts'

/** A number that the public could read, with its sum in yuan and some of the enterprises behind it. */
export interface Counted {
  cases: number
  total: number
  readonly companies: string[]
}

/** What is counted of a measure in an area, or in the remainder of one: in all, and by the parts of its splits. */
interface Group {
  readonly all: Counted
  readonly splits: Map<SplitName, Map<string, Counted>>
}

type Groups = Map<Measure, Map<string, Group>>

/** Enterprises are told apart in areas with so few cases; more cases than these are taken to be of enough enterprises. */
const MOST_TOLD_APART = 60

/** Stands for a number of which there are no cases; it is never hidden. */
const NOTHING: Counted = { cases: 0, total: 0, companies: [] }

const none = (): Counted => ({ cases: 0, total: 0, companies: [] })

/** Every number of some families, by measure, area, split and part. */
export interface Cells {
  readonly total: (measure: Measure, node: string) => Counted
  /** The parts of a split that were counted, by their key. */
  readonly parts: (measure: Measure, node: string, split: SplitName) => ReadonlyMap<string, Counted>
}

const NO_PARTS: ReadonlyMap<string, Counted> = new Map()

function cellsOf(groups: Groups): Cells {
  return {
    total: (measure, node) => groups.get(measure)?.get(node)?.all ?? NOTHING,
    parts: (measure, node, split) => groups.get(measure)?.get(node)?.splits.get(split) ?? NO_PARTS,
  }
}

function groupAt(groups: Groups, measure: Measure, node: string): Group {
  const byNode = kept(groups, measure, () => new Map<string, Group>())
  return kept(byNode, node, () => ({ all: none(), splits: new Map() }))
}

function partAt({ splits }: Group, split: SplitName, part: string): Counted {
  return kept(
    kept(splits, split, () => new Map<string, Counted>()),
    part,
    none,
  )
}

/** What a map holds under a key, made the first time. */
function kept<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

function count(cell: Counted, { cases, total }: Row): void {
  cell.cases += cases
  cell.total += total
}

/** Every number that the public could read of these families, and which of them stay hidden. */
export async function buildCells(
  db: Db,
  families: readonly Family[],
  rows: readonly Row[],
  isAllSeen: boolean,
): Promise<{ readonly cells: Cells; readonly hidden: ReadonlySet<Counted> }> {
  const byMeasure = Map.groupBy(rows, ({ measure }) => measure)
  const groups: Groups = new Map()
  for (const { measure, splits } of families) {
    for (const row of byMeasure.get(measure) ?? []) {
      for (const node of nodesOf(row.regionCode)) count(groupAt(groups, measure, node).all, row)
    }
    for (const { name, of, part } of splits) {
      for (const row of byMeasure.get(of) ?? []) {
        const own = part(row.key)
        for (const node of nodesOf(row.regionCode))
          count(partAt(groupAt(groups, measure, node), name, own), row)
      }
    }
  }
  const cells = cellsOf(groups)
  if (isAllSeen) return { cells, hidden: new Set() }
  await addCompanies(db, families, byMeasure, groups)
  // What is hidden of the totals is settled before, and depends on no split.
  const totals = numbersOf(groups, ({ all }) => [all])
  const hidden = hiddenCells(totals, totalSums(families, cells))
  const all = numbersOf(groups, ({ all, splits }) => [
    all,
    ...splits.values().flatMap((parts) => parts.values()),
  ])
  const sums = splitSums(families, groups, cells)
  return { cells, hidden: hiddenCells(all, sums, { hidden, mayHide: (cell) => !totals.has(cell) }) }
}

/** Numbers of every group; a number stands for itself. */
function numbersOf(groups: Groups, of: (group: Group) => readonly Counted[]): ReadonlyMap<Counted, Counted> {
  const numbers = new Map<Counted, Counted>()
  for (const byNode of groups.values()) {
    for (const group of byNode.values()) for (const cell of of(group)) numbers.set(cell, cell)
  }
  return numbers
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
  if (companies.length < FEWEST_COMPANIES && !companies.includes(company)) companies.push(company)
}

/** Takes each case of a row for one enterprise of its own, as far as they are needed; those that were sealed for none (decision 0219). */
function addUnnamed(cell: Counted, { regionCode, key, cases, sealed }: Row): void {
  const most = Math.min(cases - sealed, FEWEST_COMPANIES)
  for (let index = 0; index < most && cell.companies.length < FEWEST_COMPANIES; index += 1) {
    add(cell, `${regionCode} ${key} ${index}`)
  }
}

/** Names some of the enterprises behind each number: in areas of few cases those who are, elsewhere one for each case. */
async function addCompanies(
  db: Db,
  families: readonly Family[],
  byMeasure: ReadonlyMap<string, readonly Row[]>,
  groups: Groups,
): Promise<void> {
  const wanted = new Map(
    families.map((family) => [family, toldApart(family, byMeasure.get(family.measure) ?? [], groups)]),
  )
  const asked = [...wanted].flatMap(([{ event }, regions]) =>
    event === undefined
      ? []
      : [...regions].map((regionCode) => [`${event}/${regionCode}`, { measure: event, regionCode }] as const),
  )
  const behind = Map.groupBy(await casesBehind(db, [...new Map(asked).values()]), ({ measure }) => measure)
  for (const [{ measure, event, splits }, regions] of wanted) {
    for (const one of (event && behind.get(event)) || []) {
      const parts = splits.map((split) => [split.name, partOfCase(split, one)] as const)
      for (const node of nodesOf(one.regionCode)) {
        const group = groupAt(groups, measure, node)
        add(group.all, one.companyId)
        for (const [split, part] of parts) add(partAt(group, split, part), one.companyId)
      }
    }
    for (const row of byMeasure.get(measure) ?? []) {
      if (regions.has(row.regionCode)) continue
      for (const node of nodesOf(row.regionCode)) addUnnamed(groupAt(groups, measure, node).all, row)
    }
    for (const { name, of, part } of splits) {
      for (const row of byMeasure.get(of) ?? []) {
        if (regions.has(row.regionCode)) continue
        const own = part(row.key)
        for (const node of nodesOf(row.regionCode))
          addUnnamed(partAt(groupAt(groups, measure, node), name, own), row)
      }
    }
  }
}

/** The regions of a family with so few cases that their enterprises are told apart. */
function toldApart({ measure, event }: Family, rows: readonly Row[], groups: Groups): ReadonlySet<string> {
  if (event === undefined) return new Set()
  const isFew = (regionCode: string) =>
    groupAt(groups, measure, regionLeaf(regionCode)).all.cases <= MOST_TOLD_APART
  return new Set(rows.map(({ regionCode }) => regionCode).filter(isFew))
}

/** The node that holds the cases of one region alone. */
function regionLeaf(regionCode: string): string {
  return nodesOf(regionCode)[0] ?? regionCode
}

/** An area is the sum of its parts; what was not counted anywhere tells nothing. */
const inAreas = (numberAt: (node: string) => Counted | undefined): Sum<Counted>[] =>
  AREA_SUMS.map(({ whole, parts }) => ({
    whole: numberAt(whole) ?? NOTHING,
    parts: parts.flatMap((part) => numberAt(part) ?? []),
  }))

/** The totals of areas add up to that of the area above. */
const totalSums = (families: readonly Family[], { total }: Cells) =>
  families.flatMap(({ measure }) => inAreas((node) => total(measure, node)))

/** The parts of a split add up to the whole of their area, the same part of areas to that of the area above, states to what they mean. */
function splitSums(families: readonly Family[], groups: Groups, cells: Cells): Sum<Counted>[] {
  const sums: Sum<Counted>[] = []
  for (const { measure, splits } of families) {
    const byNode = groups.get(measure) ?? new Map<string, Group>()
    for (const { name, within } of splits) {
      const all = new Set(byNode.keys().flatMap((node) => cells.parts(measure, node, name).keys()))
      for (const part of all) sums.push(...inAreas((node) => cells.parts(measure, node, name).get(part)))
      for (const [node, group] of byNode) {
        const wholes = Map.groupBy(cells.parts(measure, node, name), ([part]) =>
          within ? partAt(group, within.name, within.part(part)) : group.all,
        )
        for (const [whole, own] of wholes) sums.push({ whole, parts: own.map(([, cell]) => cell) })
      }
    }
    if (splits.some(({ name }) => name === 'status')) sums.push(...statusSums(groups, cells))
  }
  return sums
}

function statusSums(groups: Groups, { total, parts }: Cells): Sum<Counted>[] {
  const nodes = new Set(groups.values().flatMap((byNode) => byNode.keys()))
  return STATUS_SUMS.flatMap(({ measure, states }) =>
    [...nodes].map((node) => {
      const byState = parts('applied', node, 'status')
      return { whole: total(measure, node), parts: states.flatMap((state) => byState.get(state) ?? []) }
    }),
  )
}
