import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'
import { getIndicator } from '@lqr/contract/statistics/indicator-calls.ts'
import { INDICATORS } from '@lqr/contract/statistics/indicators.ts'
import { type Indicator, measuresOf } from '@lqr/contract/statistics/indicator-shape.ts'
import type { Db } from '../../../data/database.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { countOffers } from '../counts.store.ts'
import { partsOf } from '../figures.rules.ts'
import type { Reading } from '../indicator.rules.ts'
import { areaNameOf, described, type Reader, readerFor } from '../shown-reading.ts'
import { tallyByRegionAndKey } from '../tally.store.ts'

const NO_OFFERS = { institutions: 0, products: 0 }

export const getIndicatorCall = bindCall(getIndicator, async ({ db, params, request, actor, now }) => {
  const indicator = INDICATORS.find(({ code }) => code === params.code)
  if (!indicator) throw new CallError(kernelErrors.notFound)
  const about = { asOf: now.toISOString(), areaName: areaNameOf(request.cityCode), ...described(indicator) }
  const readings = await readingsOf(db, indicator, request.cityCode, readerFor(actor))
  return { ...about, ...readings.whole, parts: readings.parts }
})

async function readingsOf(db: Db, indicator: Indicator, areaCode: string, read: Reader) {
  const { formula } = indicator
  if (formula.kind === 'offer') return offersOf(db, indicator, areaCode, read)
  const rows = await tallyByRegionAndKey(db, measuresOf(formula), codesWithin(areaCode))
  const parts = partsOf(areaCode).map(({ code, name, regions }) => {
    const own = rows.filter(({ regionCode }) => regions.includes(regionCode))
    return { areaCode: code, name, ...read(indicator, own, NO_OFFERS) }
  })
  return { whole: read(indicator, rows, NO_OFFERS), parts: parts.filter((part) => isShown(part, areaCode)) }
}

/** What each part shows on its own site; a product for several areas stands in each, so these do not add up. */
async function offersOf(db: Db, indicator: Indicator, areaCode: string, read: Reader) {
  const on = async (code: string) => read(indicator, [], await countOffers(db, siteScope(code)))
  const parts = []
  for (const { code, name } of partsOf(areaCode)) {
    if (code !== areaCode) parts.push({ areaCode: code, name, ...(await on(code)) })
  }
  return { whole: await on(areaCode), parts }
}

/** What lies in no part of the area is a line only where there is something. */
function isShown({ areaCode: code, value, isWithheld }: Reading & { areaCode: string }, areaCode: string) {
  return code !== areaCode || isWithheld || (value !== null && value !== 0)
}
