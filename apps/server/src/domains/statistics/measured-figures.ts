import { type Indicator, keyedOf, measuresOf } from '@lqr/contract/statistics/indicator-shape.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { readFigures, type ToldFigures } from './release/index.ts'

/**
 * What these indicators count, as the viewer may read it; a share by both of its sides. Where `within` is given, formulas may be read
 * for these regions taken together alone, which takes less.
 */
export function measuredFigures(
  db: Db,
  viewer: { readonly actor: Actor | undefined; readonly areaCode: string },
  indicators: readonly Indicator[],
  within?: readonly string[],
): Promise<ToldFigures> {
  const measures = [...new Set(indicators.flatMap(({ formula }) => measuresOf(formula)))]
  const keyed = [...new Set(indicators.flatMap(({ formula }) => keyedOf(formula)))]
  return readFigures(db, viewer, measures, ['side'], { measures: keyed, ...(within && { within }) })
}
