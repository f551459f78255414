import type { Role } from '@lqr/contract/kernel/access.ts'
import { codesWithin, DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import type { Db } from '../../../data/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { type Measure, tallyByRegionAndKey } from '../tally.store.ts'
import { buildCells, type Counted } from './cells.ts'
import { FAMILIES, type Family, IN, OUT, type SplitName, STATUS_SUMS } from './families.ts'
import { type Row, withSealed } from './sealed-cases.store.ts'

/** A number of cases and their sum in yuan; null where it is of too few enterprises, or would tell one that is. */
export interface Told {
  readonly count: number | null
  readonly amountYuan: number | null
}

export interface ToldPart extends Told {
  readonly key: string
}

const HIDDEN: Told = { count: null, amountYuan: null }

/** Figures of cases as the viewer may read them: the one way in which a public answer comes to a number. */
export interface ToldFigures {
  /** Whether the cases of a measure in an area, or one side of them, stay hidden. */
  readonly isHidden: (measure: Measure, node: string) => boolean
  readonly total: (measure: Measure, node: string) => Told
  /** Each part that has cases. */
  readonly parts: (measure: Measure, split: SplitName, node: string) => ToldPart[]
  /** What is counted in each region, for formulas; only after `isHidden`. By key only where a split or `keyed` asks for it. */
  readonly rows: readonly Row[]
}

/** Who works with the cases behind the figures sees them however few they are: operators all, a government those of its area. */
export function seesAll(actor: Actor | undefined, areaCode: string): boolean {
  const has = (role: Role) => actor?.roles.includes(role) ?? false
  if (has('operator') || has('admin')) return true
  return has('govViewer') && codesWithin(actor?.regionCode ?? '').includes(areaCode)
}

/** The families of measures with the wanted splits; months stand within their years. */
function familiesOf(measures: readonly Measure[], wanted: readonly SplitName[]): Family[] {
  const names = wanted.includes('month') ? [...wanted, 'year'] : wanted
  return FAMILIES.filter(({ measure }) => measures.includes(measure)).map((family) => ({
    ...family,
    splits: family.splits.filter(({ name }) => names.includes(name)),
  }))
}

/**
 * The figures of these measures, for the whole province: what is hidden in one area depends on all others. `areaCode` is the area
 * whose figures are told, which decides whether the viewer sees all of it. What is hidden of a total depends on no split. `keyed` are
 * the measures whose keys a formula tells apart.
 */
export async function readFigures(
  db: Db,
  { actor, areaCode }: { readonly actor: Actor | undefined; readonly areaCode: string },
  measures: readonly Measure[],
  splits: readonly SplitName[] = [],
  keyed: readonly Measure[] = [],
): Promise<ToldFigures> {
  // States are read beside the figures that they add up to.
  const linked = splits.includes('status') ? STATUS_SUMS.map(({ measure }) => measure) : []
  const families = familiesOf([...new Set([...measures, ...linked])], splits)
  const split = families.flatMap(({ splits }) => splits.map(({ of }) => of))
  const read = [...new Set([...measures, ...families.map(({ measure }) => measure), ...split])]
  const asked = { measures: read, keyed: [...split, ...keyed] }
  const counted = await tallyByRegionAndKey(db, asked, codesWithin(DEFAULT_SUBSTATION_ID))
  const isAllSeen = seesAll(actor, areaCode)
  // Who stands behind a figure decides what is hidden, and of those who see all nothing is.
  const rows = isAllSeen
    ? counted.map((row) => ({ ...row, sealed: 0 }))
    : await withSealed(db, asked, counted)
  const { cells, hidden } = await buildCells(db, families, rows, isAllSeen)
  const told = (cell: Counted): Told =>
    hidden.has(cell) ? HIDDEN : { count: cell.cases, amountYuan: cell.total }
  return {
    rows,
    total: (measure, node) => told(cells.total(measure, node)),
    parts: (measure, split, node) =>
      [...cells.parts(measure, node, split)].flatMap(([key, cell]) =>
        cell.cases > 0 ? [{ key, ...told(cell) }] : [],
      ),
    isHidden: (measure, node) => {
      const sides = cells.parts(measure, node, 'side')
      return [cells.total(measure, node), sides.get(IN), sides.get(OUT)].some(
        (cell) => cell !== undefined && hidden.has(cell),
      )
    },
  }
}
