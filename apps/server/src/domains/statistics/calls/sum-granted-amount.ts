import { DEFAULT_SUBSTATION_ID, normalizeAreaId } from '@lqr/contract/reference/substations.ts'
import { sumGrantedAmount } from '@lqr/contract/statistics/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { figuresWithin } from '../site-figures.ts'

/** 放款: what was really drawn, not what was promised. */
export const sumGrantedAmountCall = bindCall(sumGrantedAmount, async ({ params, db }) => {
  const areaId = normalizeAreaId(params.areaId) ?? DEFAULT_SUBSTATION_ID
  return { areaId, ...(await figuresWithin(db, areaId, ['disbursed'])).sum('disbursed') }
})
