import { DEFAULT_SUBSTATION_ID, normalizeAreaId } from '@lqr/contract/reference/substations.ts'
import { eventMeasuresOf } from '@lqr/contract/statistics/event-measures.ts'
import { listRanks, RANKED } from '@lqr/contract/statistics/filtered-calls.ts'
import { type Indicator, measuresOf } from '@lqr/contract/statistics/indicator-shape.ts'
import { INDICATORS } from '@lqr/contract/statistics/indicators.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { readIndicator } from '../../indicator.rules.ts'
import { areaNameOfCut, periodOf } from '../answer.ts'
import { headOffices } from '../head-office.store.ts'
import { type EventSum, sumFigures } from '../figures.store.ts'
import { rankOf, type Standing } from '../rank.rules.ts'
import { asTally, rowCount } from '../reading.rules.ts'

const NO_OFFERS = { institutions: 0, products: 0 }
const MEASURES = eventMeasuresOf(
  INDICATORS.filter(({ code }) => RANKED.some((ranked) => ranked.code === code)).flatMap(({ formula }) => [
    ...measuresOf(formula),
  ]),
)

export const listRanksCall = bindCall(listRanks, async ({ db, body, actor, now }) => {
  const areaCode = normalizeAreaId(body.areaCode ?? DEFAULT_SUBSTATION_ID) ?? DEFAULT_SUBSTATION_ID
  const cut = { areaCode, isOwnLevel: body.isOwnLevel }
  const sums = await sumFigures(db, {
    cut,
    period: periodOf(body),
    measures: MEASURES,
    by: 'institution',
  })
  const own = actor.orgId ?? ''
  const heads = await headOffices(db, [own, ...new Set(sums.map(({ part }) => part))])
  const byHead = Map.groupBy(sums, ({ part }) => heads.get(part) ?? part)
  return {
    asOf: now.toISOString(),
    areaName: areaNameOfCut(cut),
    list: RANKED.flatMap(({ code, best }) => {
      const indicator: Indicator | undefined = INDICATORS.find((one) => one.code === code)
      if (!indicator) return []
      const { name, unit, definition, formula } = indicator
      const standings = [...byHead].map(([orgId, rows]) => standingOf(orgId, indicator, rows))
      return [
        { code, name, unit, definition, best, ...rankOf(standings, heads.get(own) ?? own, formula, best) },
      ]
    }),
  }
})

function standingOf(orgId: string, { formula }: Indicator, sums: readonly EventSum[]): Standing {
  const { value } = readIndicator(formula, asTally(sums), NO_OFFERS)
  const cases = rowCount(formula, sums)
  // A sum of nothing is no standing.
  return { orgId, value: cases === 0 ? null : value, cases }
}
