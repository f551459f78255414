import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'
import { listIndicators } from '@lqr/contract/statistics/indicator-calls.ts'
import { INDICATORS } from '@lqr/contract/statistics/indicators.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countOffers } from '../counts.store.ts'
import { measuredFigures } from '../measured-figures.ts'
import { areaNameOf, described, toldReading } from '../shown-reading.ts'

export const listIndicatorsCall = bindCall(listIndicators, async ({ db, request, actor, now }) => {
  const { cityCode } = request
  const figures = await measuredFigures(db, { actor, areaCode: cityCode }, INDICATORS)
  const offers = await countOffers(db, siteScope(cityCode))
  const within = new Set(codesWithin(cityCode))
  const rows = figures.rows.filter(({ regionCode }) => within.has(regionCode))
  return {
    asOf: now.toISOString(),
    areaCode: cityCode,
    areaName: areaNameOf(cityCode),
    list: INDICATORS.map((indicator) => ({
      ...described(indicator),
      ...toldReading(indicator, { rows, node: cityCode }, { figures, offers }),
    })),
  }
})
