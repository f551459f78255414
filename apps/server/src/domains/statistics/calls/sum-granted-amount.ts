import { DEFAULT_SUBSTATION_ID, normalizeAreaId } from '@lqr/contract/reference/substations.ts'
import { sumGrantedAmount } from '@lqr/contract/statistics/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { readFigures } from '../release/index.ts'

/** 放款: what was really drawn, not what was promised. */
export const sumGrantedAmountCall = bindCall(sumGrantedAmount, async ({ params, db, actor }) => {
  const areaId = normalizeAreaId(params.areaId) ?? DEFAULT_SUBSTATION_ID
  const figures = await readFigures(db, { actor, areaCode: areaId }, ['disbursed'])
  return { areaId, ...figures.total('disbursed', areaId) }
})
