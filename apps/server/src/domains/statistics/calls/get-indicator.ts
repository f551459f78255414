import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'
import { getIndicator } from '@lqr/contract/statistics/indicator-calls.ts'
import type { Indicator } from '@lqr/contract/statistics/indicator-shape.ts'
import { INDICATORS } from '@lqr/contract/statistics/indicators.ts'
import type { Db } from '../../../data/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { countOffers } from '../counts.store.ts'
import { partsOf } from '../figures.rules.ts'
import { type Reading, readIndicator } from '../indicator.rules.ts'
import { measuredFigures } from '../measured-figures.ts'
import { nodeOfPart } from '../release/index.ts'
import { areaNameOf, described, toldReading } from '../shown-reading.ts'

const NO_OFFERS = { institutions: 0, products: 0 }

export const getIndicatorCall = bindCall(getIndicator, async ({ db, params, request, actor, now }) => {
  const indicator = INDICATORS.find(({ code }) => code === params.code)
  if (!indicator) throw new CallError(kernelErrors.notFound)
  const { cityCode } = request
  const about = { asOf: now.toISOString(), areaName: areaNameOf(cityCode), ...described(indicator) }
  const readings =
    indicator.formula.kind === 'offer'
      ? await offersOf(db, indicator, cityCode)
      : await readingsOf(db, indicator, { actor, areaCode: cityCode })
  return { ...about, ...readings.whole, parts: readings.parts }
})

async function readingsOf(
  db: Db,
  indicator: Indicator,
  viewer: { readonly actor: Actor | undefined; readonly areaCode: string },
) {
  const { areaCode } = viewer
  const figures = await measuredFigures(db, viewer, [indicator])
  const read = (regions: readonly string[], node: string) => {
    const rows = figures.rows.filter(({ regionCode }) => regions.includes(regionCode))
    return toldReading(indicator, { rows, node }, { figures, offers: NO_OFFERS })
  }
  const parts = partsOf(areaCode).map(({ code, name, regions }) => ({
    areaCode: code,
    name,
    ...read(regions, nodeOfPart(code, areaCode)),
  }))
  return {
    whole: read(codesWithin(areaCode), areaCode),
    parts: parts.filter((part) => isShown(part, areaCode)),
  }
}

/** What each part shows on its own site; a product for several areas stands in each, so these do not add up. */
async function offersOf(db: Db, { formula }: Indicator, areaCode: string) {
  const on = async (code: string) => readIndicator(formula, [], await countOffers(db, siteScope(code)))
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
