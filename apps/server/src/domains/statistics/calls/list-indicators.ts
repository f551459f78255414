import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'
import { listIndicators } from '@lqr/contract/statistics/indicator-calls.ts'
import { INDICATORS } from '@lqr/contract/statistics/indicators.ts'
import { measuresOf } from '@lqr/contract/statistics/indicator-shape.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countOffers } from '../counts.store.ts'
import { areaNameOf, described, readerFor } from '../shown-reading.ts'
import { tallyByKey } from '../tally.store.ts'

const MEASURED = [...new Set(INDICATORS.flatMap(({ formula }) => measuresOf(formula)))]

export const listIndicatorsCall = bindCall(listIndicators, async ({ db, request, actor, now }) => {
  const { cityCode } = request
  const rows = await tallyByKey(db, MEASURED, codesWithin(cityCode))
  const offers = await countOffers(db, siteScope(cityCode))
  const read = readerFor(actor)
  return {
    asOf: now.toISOString(),
    areaCode: cityCode,
    areaName: areaNameOf(cityCode),
    list: INDICATORS.map((indicator) => ({ ...described(indicator), ...read(indicator, rows, offers) })),
  }
})
