import { type Indicator, keyedOf, measuresOf } from '@lqr/contract/statistics/indicator-shape.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { readFigures, type ToldFigures } from './release/index.ts'

/** What these indicators count, as the viewer may read it; a share by both of its sides. */
export function measuredFigures(
  db: Db,
  viewer: { readonly actor: Actor | undefined; readonly areaCode: string },
  indicators: readonly Indicator[],
): Promise<ToldFigures> {
  const measures = [...new Set(indicators.flatMap(({ formula }) => measuresOf(formula)))]
  const keyed = indicators.flatMap(({ formula }) => keyedOf(formula))
  return readFigures(db, viewer, measures, ['side'], keyed)
}
