import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { ZONES } from '@lqr/contract/reference/zones.ts'
import { listZoneFigures } from '@lqr/contract/statistics/zone-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countProductGroups } from '../counts.store.ts'
import { readFigures } from '../release/index.ts'

const MEASURES = ZONES.map(({ code }) => `disbursed@${code}` as const)

export const listZoneFiguresCall = bindCall(listZoneFigures, async ({ db, request, actor, forAll }) => {
  const areaCode = request.cityCode
  const { byZone } = await countProductGroups(db, siteScope(areaCode))
  const figures = await forAll('figures of zones', () => readFigures(db, { actor, areaCode }, MEASURES))
  return ZONES.map(({ code, name }) => {
    const { count, amountYuan } = figures.total(`disbursed@${code}`, areaCode)
    return {
      type: code,
      typeName: name,
      products: byZone.find(({ key }) => key === code)?.count ?? 0,
      disbursedCount: count,
      disbursedAmountYuan: amountYuan,
    }
  })
})
