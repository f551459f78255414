import type { BoundCall } from '../../../http/bind-call.ts'
import { listFigurePartsCall } from './calls/list-figure-parts.ts'
import { listFigureProductsCall } from './calls/list-figure-products.ts'
import { listFigureRowsCall } from './calls/list-figure-rows.ts'
import { listPublicPartsCall } from './calls/list-public-parts.ts'
import { listRanksCall } from './calls/list-ranks.ts'
import { listFiguresCall } from './calls/list-figures.ts'

export { measuresFor } from './answer.ts'
export type { Cut } from './cut.rules.ts'
export { foldCube, sumFigures } from './figures.store.ts'
export { type Period, periodBefore, periodLastYear } from './period.rules.ts'
export { listEventRows } from './rows.store.ts'

export const figuresCalls: readonly BoundCall[] = [
  listFiguresCall,
  listFigurePartsCall,
  listFigureRowsCall,
  listFigureProductsCall,
  listPublicPartsCall,
  listRanksCall,
]
