import { countZoneLoans } from '@lqr/contract/statistics/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { readFigures } from '../release/index.ts'

export const countZoneLoansCall = bindCall(countZoneLoans, async ({ params, db, request, actor }) => {
  const areaCode = request.cityCode
  const measure = `disbursed@${params.zone}` as const
  const figures = await readFigures(db, { actor, areaCode }, [measure])
  return { zone: params.zone, ...figures.total(measure, areaCode) }
})
