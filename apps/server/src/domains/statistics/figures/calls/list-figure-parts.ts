import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { eventMeasuresOf } from '@lqr/contract/statistics/event-measures.ts'
import { listFigureParts } from '@lqr/contract/statistics/filtered-calls.ts'
import { figureErrors as errors } from '@lqr/contract/statistics/figure-errors.ts'
import { measuresOf } from '@lqr/contract/statistics/indicator-shape.ts'
import { INDICATORS } from '@lqr/contract/statistics/indicators.ts'
import { mayBeSplit } from '@lqr/contract/statistics/time-cuts.ts'
import type { Db } from '../../../../data/database.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { readIndicator } from '../../indicator.rules.ts'
import { isToldFor, maySplitBy, periodOf } from '../answer.ts'
import { cutFor } from '../figures.access.ts'
import { type EventSum, sumFigures } from '../figures.store.ts'
import { headOffices } from '../head-office.store.ts'
import { namedParts } from '../parts.ts'
import { asTally, rowCount } from '../reading.rules.ts'

const NO_OFFERS = { institutions: 0, products: 0 }

/** A part by institutions is one with its branches, as a filter by it is. */
async function withBranches(db: Db, sums: readonly EventSum[]): Promise<EventSum[]> {
  const heads = await headOffices(db, [...new Set(sums.map(({ part }) => part))])
  return sums.map((sum) => ({ ...sum, part: heads.get(sum.part) ?? sum.part }))
}

export const listFigurePartsCall = bindCall(listFigureParts, async ({ db, params, body, actor, now }) => {
  const indicator = INDICATORS.find(({ code }) => code === params.code)
  if (!indicator) throw new CallError(kernelErrors.notFound)
  const { formula } = indicator
  const period = periodOf(body)
  if (!mayBeSplit(body.by, period ?? undefined)) throw new CallError(errors.tooManyParts)
  const { cut } = await cutFor(db, actor, body)
  if (!isToldFor(indicator, cut) || !maySplitBy(indicator, body.by)) throw new CallError(errors.noRows)
  const isNarrow = cut.orgIds ?? cut.productId ?? cut.companyId
  if (body.by === 'product' && isNarrow === undefined) throw new CallError(errors.productNeedsOrg)
  const told = await sumFigures(db, {
    cut,
    period,
    by: body.by,
    measures: eventMeasuresOf(measuresOf(formula)),
  })
  const sums = body.by === 'institution' && cut.orgIds === undefined ? await withBranches(db, told) : told
  const read = (own: readonly EventSum[]) => ({
    rows: rowCount(formula, own),
    ...readIndicator(formula, asTally(own), NO_OFFERS),
  })
  const codes = [...new Set(sums.map(({ part }) => part))]
  const named = await namedParts(db, body.by, cut.areaCode, codes)
  const parts = named.map(({ code, name }) => ({
    code,
    name,
    ...read(sums.filter(({ part }) => part === code)),
  }))
  const { rows: _, ...whole } = read(sums)
  const ranked = body.by === 'institution' || body.by === 'product'
  return {
    asOf: now.toISOString(),
    ...whole,
    parts: ranked ? parts.toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1)) : parts,
  }
})
