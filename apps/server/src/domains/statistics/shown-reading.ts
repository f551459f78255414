import {
  type Formula,
  INDICATOR_GROUPS,
  type Indicator,
  REFRESH,
} from '@lqr/contract/statistics/indicator-shape.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import {
  basisUnitOf,
  type Offers,
  type Reading,
  readIndicator,
  sourceOf,
  WITHHELD,
} from './indicator.rules.ts'
import type { ToldFigures } from './release/index.ts'
import type { KeyedTally, Measure } from './tally.store.ts'

/** The cases that a formula rests on; none for what is on offer. */
export function basisOf(formula: Formula): Measure | undefined {
  if (formula.kind === 'offer') return undefined
  return 'whole' in formula ? formula.whole.of : formula.of
}

/** An indicator as the viewer may read it: withheld where few enterprises stand behind it, or behind one of its sides. */
export function toldReading(
  { formula }: Indicator,
  { rows, node }: { readonly rows: readonly KeyedTally[]; readonly node: string },
  { figures, offers }: { readonly figures: ToldFigures; readonly offers: Offers },
): Reading {
  const basis = basisOf(formula)
  if (basis !== undefined && figures.isHidden(basis, node)) return WITHHELD
  return readIndicator(formula, rows, offers)
}

/** An indicator as the catalogue shows it, without what it comes to. */
export function described<I extends Indicator>({ formula, ...facts }: I) {
  const owner = INDICATOR_GROUPS.find(({ code }) => code === facts.group)?.owner ?? ''
  return { ...facts, refresh: REFRESH, owner, basisUnit: basisUnitOf(formula), source: sourceOf(formula) }
}

/** The name of the area that figures are read for. */
export function areaNameOf(code: string): string {
  return substationOfCode(code)?.name ?? code
}
