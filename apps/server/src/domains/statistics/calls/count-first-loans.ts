import { countFirstLoans } from '@lqr/contract/statistics/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { sumOf } from '../figures.rules.ts'
import { figuresWithin } from '../site-figures.ts'

export const countFirstLoansCall = bindCall(countFirstLoans, async ({ db, request }) => {
  const { of, sum } = await figuresWithin(db, request.cityCode, ['disbursed.first'])
  const creditOnly = of('disbursed.first').filter(({ key }) => key === 'creditOnly')
  return { ...sum('disbursed.first'), creditOnlyCount: sumOf(creditOnly).count }
})
