import { codesWithin, normalizeAreaId } from '@lqr/contract/reference/substations.ts'
import { getDemandAndDrawing } from '@lqr/contract/statistics/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { groupsByArea, partsOf, sumOf } from '../figures.rules.ts'
import { tallyByRegion } from '../tally.store.ts'

export const getDemandAndDrawingCall = bindCall(getDemandAndDrawing, async ({ query, body, db, request }) => {
  const area = normalizeAreaId(query.areaId ?? body.areaId ?? request.cityCode) ?? request.cityCode
  const rows = await tallyByRegion(db, ['applied', 'disbursed'], codesWithin(area))
  const regions = new Map(partsOf(area).map((part) => [part.code, part.regions]))
  const drawn = rows.filter(({ measure }) => measure === 'disbursed')
  const applied = rows.filter(({ measure }) => measure === 'applied')
  return groupsByArea(area, applied).map((group) => {
    const { count, amountYuan } = sumOf(
      drawn.filter((row) => regions.get(group.code)?.includes(row.regionCode)),
    )
    return { ...group, drawnCount: count, drawnAmountYuan: amountYuan }
  })
})
