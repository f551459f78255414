import { listFigureProducts } from '@lqr/contract/statistics/filtered-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { cutFor } from '../figures.access.ts'
import { findProducts } from '../rows.store.ts'

const SHOWN = 20

export const listFigureProductsCall = bindCall(listFigureProducts, async ({ db, body, actor }) => {
  const { keyword, ...asked } = body
  const { cut } = await cutFor(db, actor, asked)
  return findProducts(db, cut, { name: keyword ?? '', limit: SHOWN })
})
