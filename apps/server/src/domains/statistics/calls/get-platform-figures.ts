import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { getPlatformFigures } from '@lqr/contract/statistics/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countOffers } from '../counts.store.ts'
import { figuresWithin } from '../site-figures.ts'

export const getPlatformFiguresCall = bindCall(getPlatformFigures, async ({ db, request, now }) => {
  const { sum } = await figuresWithin(db, request.cityCode, [
    'registered',
    'certified',
    'applied',
    'credited',
    'disbursed',
  ])
  const [applied, credited, disbursed] = [sum('applied'), sum('credited'), sum('disbursed')]
  return {
    enterprises: sum('registered').count,
    certifiedEnterprises: sum('certified').count,
    ...(await countOffers(db, siteScope(request.cityCode))),
    applications: applied.count,
    appliedAmountYuan: applied.amountYuan,
    creditedCount: credited.count,
    creditedAmountYuan: credited.amountYuan,
    disbursedCount: disbursed.count,
    disbursedAmountYuan: disbursed.amountYuan,
    asOf: now.toISOString(),
  }
})
