import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { DEFAULT_SUBSTATION_ID, substationOfCode } from '@lqr/contract/reference/substations.ts'
import { rowsOf } from '@lqr/contract/statistics/event-measures.ts'
import { figureErrors as errors } from '@lqr/contract/statistics/figure-errors.ts'
import { listPublicParts } from '@lqr/contract/statistics/filtered-calls.ts'
import { INDICATORS } from '@lqr/contract/statistics/indicators.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { readIndicator } from '../../indicator.rules.ts'
import { areaNameOf } from '../../shown-reading.ts'
import { namedParts } from '../parts.ts'
import { publicParts } from '../public-parts.ts'
import { releasedParts } from '../released-parts.ts'
import { asTally } from '../reading.rules.ts'

const COUNTY = 3
const NO_OFFERS = { institutions: 0, products: 0 }

export const listPublicPartsCall = bindCall(listPublicParts, async ({ db, params, query, request, now }) => {
  const indicator = INDICATORS.find(({ code }) => code === params.code)
  if (!indicator) throw new CallError(kernelErrors.notFound)
  const rows = rowsOf(indicator.formula)
  const { by } = query
  if (!rows || (by === 'institution' && !rows.hasInstitution)) throw new CallError(errors.noRows)
  const areaCode = by === 'area' ? request.cityCode : DEFAULT_SUBSTATION_ID
  const about = { asOf: now.toISOString(), areaName: areaNameOf(areaCode) }
  // A county has no parts.
  if (substationOfCode(areaCode)?.level === COUNTY) return { ...about, parts: [] }
  const parts = await publicParts(db, { formula: indicator.formula, measure: rows.code, by, areaCode })
  const named = await namedParts(
    db,
    by,
    areaCode,
    parts.map(({ code }) => code),
  )
  const released = await releasedParts(db, indicator.formula, by, areaCode)
  return {
    ...about,
    parts: named.flatMap(({ code, name }) => {
      const part = parts.find((one) => one.code === code)
      if (!part) return []
      const { value } = readIndicator(indicator.formula, asTally(part.sums), NO_OFFERS)
      const isHidden = by === 'area' ? !released(code) : part.isHidden || !released(code)
      return [{ code, name, value: isHidden ? null : value, isHidden }]
    }),
  }
})
