import { normalizeAreaId } from '@lqr/contract/reference/substations.ts'
import { getDemandAndDrawing } from '@lqr/contract/statistics/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { groupsByArea, nodeOfPart, readFigures } from '../release/index.ts'

export const getDemandAndDrawingCall = bindCall(
  getDemandAndDrawing,
  async ({ query, body, db, request, actor }) => {
    const areaCode = normalizeAreaId(query.areaId ?? body.areaId ?? request.cityCode) ?? request.cityCode
    const figures = await readFigures(db, { actor, areaCode }, ['applied', 'disbursed'])
    return groupsByArea(figures, 'applied', areaCode).map((group) => {
      const { count, amountYuan } = figures.total('disbursed', nodeOfPart(group.code, areaCode))
      return { ...group, drawnCount: count, drawnAmountYuan: amountYuan }
    })
  },
)
