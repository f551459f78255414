import type { Role } from '@lqr/contract/kernel/access.ts'
import { codesWithin, DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import type { Db } from '../../../data/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { type KeyedTally, type Measure, tallyByRegionAndKey, TOGETHER } from '../tally.store.ts'
import { buildCells, type Counted } from './cells.ts'
import { FAMILIES, type Family, IN, OUT, type SplitName, STATUS_SUMS } from './families.ts'

type Row = KeyedTally & { readonly regionCode: string }

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
  /** What is counted in these regions, for formulas; only after `isHidden`. By key only where a split or a formula asks for it. */
  readonly rowsIn: (regions: readonly string[]) => readonly KeyedTally[]
}

/** The measures whose keys formulas tell apart; where `within` is given, for these regions taken together alone. */
export interface FormulaKeys {
  readonly measures: readonly Measure[]
  readonly within?: readonly string[]
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
 * whose figures are told, which decides whether the viewer sees all of it. What is hidden of a total depends on no split.
 */
export async function readFigures(
  db: Db,
  { actor, areaCode }: { readonly actor: Actor | undefined; readonly areaCode: string },
  measures: readonly Measure[],
  splits: readonly SplitName[] = [],
  { measures: formulas, within }: FormulaKeys = { measures: [] },
): Promise<ToldFigures> {
  // States are read beside the figures that they add up to.
  const linked = splits.includes('status') ? STATUS_SUMS.map(({ measure }) => measure) : []
  const families = familiesOf([...new Set([...measures, ...linked])], splits)
  const split = families.flatMap(({ splits }) => splits.map(({ of }) => of))
  const read = [...new Set([...measures, ...families.map(({ measure }) => measure), ...split])]
  const summed = within ? formulas.filter((measure) => !split.includes(measure)) : []
  const counted = await tallyByRegionAndKey(
    db,
    {
      measures: read,
      keyed: within ? split : [...split, ...formulas],
      summed: { measures: summed, regions: within ?? [] },
    },
    codesWithin(DEFAULT_SUBSTATION_ID),
  )
  const rows = counted.filter(({ regionCode }) => regionCode !== TOGETHER)
  const { cells, hidden } = await buildCells(db, families, rows, seesAll(actor, areaCode))
  const told = (cell: Counted): Told =>
    hidden.has(cell) ? HIDDEN : { count: cell.cases, amountYuan: cell.total }
  return {
    rowsIn: (regions) => rowsIn(counted, regions, summed),
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

/** What is counted in some regions; of what was summed over them already, that sum. */
function rowsIn(
  rows: readonly Row[],
  regions: readonly string[],
  summed: readonly Measure[],
): readonly Row[] {
  const codes = new Set(regions)
  return rows.filter(
    ({ regionCode, measure }) =>
      regionCode === TOGETHER || (codes.has(regionCode) && !summed.includes(measure)),
  )
}
