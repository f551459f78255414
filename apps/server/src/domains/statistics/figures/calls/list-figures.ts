import { rowsOf } from '@lqr/contract/statistics/event-measures.ts'
import { listFigures } from '@lqr/contract/statistics/filtered-calls.ts'
import { INDICATORS } from '@lqr/contract/statistics/indicators.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { readIndicator } from '../../indicator.rules.ts'
import { described } from '../../shown-reading.ts'
import { areaNameOfCut, isToldFor, measuresFor, periodOf } from '../answer.ts'
import { sumFigures } from '../figures.store.ts'
import { cutFor } from '../figures.access.ts'
import { type Period, periodBefore, periodLastYear } from '../period.rules.ts'
import { asTally, rowCount } from '../reading.rules.ts'

const NO_OFFERS = { institutions: 0, products: 0 }

export const listFiguresCall = bindCall(listFigures, async ({ db, body, actor, now }) => {
  const period = periodOf(body)
  const { cut } = await cutFor(db, actor, body)
  const measures = measuresFor(cut)
  const ask = (of: Period | null) => sumFigures(db, { cut, period: of, measures })
  const previous = period && periodBefore(period)
  const lastYear = period && periodLastYear(period)
  const sums = await ask(period)
  const tallies = {
    now: asTally(sums),
    previous: previous ? asTally(await ask(previous)) : undefined,
    lastYear: lastYear ? asTally(await ask(lastYear)) : undefined,
  }
  return {
    asOf: now.toISOString(),
    areaCode: cut.areaCode,
    areaName: areaNameOfCut(cut),
    period,
    previous,
    lastYear,
    list: INDICATORS.filter((indicator) => isToldFor(indicator, cut)).map((indicator) => {
      const valueOf = (tally: (typeof tallies)['previous']) =>
        tally ? readIndicator(indicator.formula, tally, NO_OFFERS).value : null
      return {
        ...described(indicator),
        ...readIndicator(indicator.formula, tallies.now, NO_OFFERS),
        countedBy: rowsOf(indicator.formula)?.day ?? '',
        rows: rowCount(indicator.formula, sums),
        previousValue: valueOf(tallies.previous),
        lastYearValue: valueOf(tallies.lastYear),
      }
    }),
  }
})
