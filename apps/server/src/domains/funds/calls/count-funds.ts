import { countFunds } from '@lqr/contract/funds/calls.ts'
import { FUND_KINDS } from '@lqr/contract/reference/fund-kinds.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { namedCounts } from '../../../publishing/publication.rules.ts'
import { servingAreas } from '../../../publishing/serving-areas.rules.ts'
import { countByKind, sumFunds } from '../funds.store.ts'

export const countFundsCall = bindCall(countFunds, async ({ db, body, request }) => {
  const filter = { ...body, areas: servingAreas(request.cityCode, body.areaCode) }
  const [sums, kinds] = await Promise.all([
    sumFunds(db, filter),
    countByKind(db, { ...filter, kind: undefined }),
  ])
  return { ...sums, byKind: namedCounts(FUND_KINDS, kinds) }
})
