import { countFirstLoans } from '@lqr/contract/statistics/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { readFigures } from '../release/index.ts'

export const countFirstLoansCall = bindCall(countFirstLoans, async ({ db, request, actor }) => {
  const areaCode = request.cityCode
  const figures = await readFigures(db, { actor, areaCode }, ['disbursed.first'], ['side'])
  const inIt = figures.parts('disbursed.first', 'side', areaCode).find(({ key }) => key === 'in')
  return {
    ...figures.total('disbursed.first', areaCode),
    creditOnlyCount: inIt ? inIt.count : 0,
  }
})
