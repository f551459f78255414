import type { PublicCut } from '@lqr/contract/statistics/figure-filter.ts'
import type { Formula } from '@lqr/contract/statistics/indicator-shape.ts'
import type { Db } from '../../../data/database.ts'
import { nodeOfPart, readFigures, type SplitName } from '../release/index.ts'

/** The splits of the public that other public answers have too. */
const SHARED: Partial<Record<PublicCut, SplitName>> = {
  year: 'year',
  industry: 'industry',
  institution: 'organisation',
}

/** Whether a part is told by the other public answers: what one of them hides is told by none. */
export async function releasedParts(
  db: Db,
  formula: Formula,
  by: PublicCut,
  areaCode: string,
): Promise<(part: string) => boolean> {
  if (formula.kind === 'offer') return () => true
  const measure = 'whole' in formula ? formula.whole.of : formula.of
  const split = SHARED[by]
  const figures = await readFigures(
    db,
    { actor: undefined, areaCode },
    [measure],
    ['side', ...(split ? [split] : [])],
  )
  if (by === 'area') return (part) => !figures.isHidden(measure, nodeOfPart(part, areaCode))
  if (split === undefined) return () => true
  const hidden = figures.parts(measure, split, areaCode).filter(({ count }) => count === null)
  return (part) => hidden.every(({ key }) => key !== part)
}
