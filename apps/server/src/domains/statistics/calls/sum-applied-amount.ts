import { DEFAULT_SUBSTATION_ID, normalizeAreaId } from '@lqr/contract/reference/substations.ts'
import { sumAppliedAmount } from '@lqr/contract/statistics/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { figuresWithin } from '../site-figures.ts'

export const sumAppliedAmountCall = bindCall(sumAppliedAmount, async ({ params, db }) => {
  const areaId = normalizeAreaId(params.areaId) ?? DEFAULT_SUBSTATION_ID
  return { areaId, ...(await figuresWithin(db, areaId, ['applied'])).sum('applied') }
})
