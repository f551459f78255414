import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { getPlatformFigures } from '@lqr/contract/statistics/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countOffers } from '../counts.store.ts'
import { readFigures } from '../release/index.ts'

const MEASURES = ['registered', 'certified', 'applied', 'credited', 'disbursed'] as const

export const getPlatformFiguresCall = bindCall(getPlatformFigures, async ({ db, request, actor, now }) => {
  const areaCode = request.cityCode
  const figures = await readFigures(db, { actor, areaCode }, MEASURES)
  const total = (measure: (typeof MEASURES)[number]) => figures.total(measure, areaCode)
  const [applied, credited, disbursed] = [total('applied'), total('credited'), total('disbursed')]
  return {
    enterprises: total('registered').count,
    certifiedEnterprises: total('certified').count,
    ...(await countOffers(db, siteScope(areaCode))),
    applications: applied.count,
    appliedAmountYuan: applied.amountYuan,
    creditedCount: credited.count,
    creditedAmountYuan: credited.amountYuan,
    disbursedCount: disbursed.count,
    disbursedAmountYuan: disbursed.amountYuan,
    asOf: now.toISOString(),
  }
})
