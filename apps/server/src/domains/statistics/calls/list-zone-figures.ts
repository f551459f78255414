import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { ZONES } from '@lqr/contract/reference/zones.ts'
import { listZoneFigures } from '@lqr/contract/statistics/zone-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countProductGroups } from '../counts.store.ts'
import { sumOf } from '../figures.rules.ts'
import { figuresWithin } from '../site-figures.ts'

export const listZoneFiguresCall = bindCall(listZoneFigures, async ({ db, request }) => {
  const { byZone } = await countProductGroups(db, siteScope(request.cityCode))
  const { of } = await figuresWithin(db, request.cityCode, ['disbursed.zone'])
  return ZONES.map(({ code, name }) => {
    const drawn = sumOf(of('disbursed.zone').filter(({ key }) => key === code))
    return {
      type: code,
      typeName: name,
      products: byZone.find(({ key }) => key === code)?.count ?? 0,
      disbursedCount: drawn.count,
      disbursedAmountYuan: drawn.amountYuan,
    }
  })
})
