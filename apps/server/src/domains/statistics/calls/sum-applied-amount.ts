import { DEFAULT_SUBSTATION_ID, normalizeAreaId } from '@lqr/contract/reference/substations.ts'
import { sumAppliedAmount } from '@lqr/contract/statistics/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { readFigures } from '../release/index.ts'

export const sumAppliedAmountCall = bindCall(sumAppliedAmount, async ({ params, db, actor }) => {
  const areaId = normalizeAreaId(params.areaId) ?? DEFAULT_SUBSTATION_ID
  const figures = await readFigures(db, { actor, areaCode: areaId }, ['applied'])
  return { areaId, ...figures.total('applied', areaId) }
})
