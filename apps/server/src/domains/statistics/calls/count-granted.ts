import { countGranted } from '@lqr/contract/statistics/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { organisationNames } from '../counts.store.ts'
import { groupsByMonth, groupsIn, meanRate } from '../figures.rules.ts'
import { figuresWithin } from '../site-figures.ts'

export const countGrantedCall = bindCall(countGranted, async ({ db, request }) => {
  const { of, sum } = await figuresWithin(db, request.cityCode, [
    'credited',
    'credited.rate',
    'credited.rated',
    'disbursed',
  ])
  const [credited, disbursed] = [sum('credited'), sum('disbursed')]
  const names = await organisationNames(
    db,
    of('credited').map(({ key }) => key),
  )
  return {
    creditedCount: credited.count,
    creditedAmountYuan: credited.amountYuan,
    disbursedCount: disbursed.count,
    disbursedAmountYuan: disbursed.amountYuan,
    averageRate: meanRate(sum('credited.rate').amountYuan, sum('credited.rated').amountYuan),
    byOrganisation: groupsIn(
      of('credited'),
      [...names].map(([code, name]) => ({ code, name })),
    ).toSorted((a, b) => b.amountYuan - a.amountYuan),
    byMonth: groupsByMonth(of('disbursed')),
  }
})
