import { countZoneLoans } from '@lqr/contract/statistics/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { sumOf } from '../figures.rules.ts'
import { figuresWithin } from '../site-figures.ts'

export const countZoneLoansCall = bindCall(countZoneLoans, async ({ params, db, request }) => {
  const { of } = await figuresWithin(db, request.cityCode, ['disbursed.zone'])
  return { zone: params.zone, ...sumOf(of('disbursed.zone').filter(({ key }) => key === params.zone)) }
})
