import { codesWithin } from '@lqr/contract/reference/substations.ts'
import { getOperational } from '@lqr/contract/statistics/cockpit-calls.ts'
import { measuresOf } from '@lqr/contract/statistics/indicator-shape.ts'
import { INDICATORS } from '@lqr/contract/statistics/indicators.ts'
import { shanghaiDay } from '../../../../clocks/working-days.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { groupsByMonth, monthOf, sumOf, withoutGaps } from '../../figures.rules.ts'
import { readIndicator } from '../../indicator.rules.ts'
import { areaNameOf, described } from '../../shown-reading.ts'
import { figuresWithin } from '../../site-figures.ts'
import { cockpitAreaOf } from '../cockpit-area.ts'
import { certificationsWaiting, workByInstitution } from '../open-work.store.ts'

const MOST_INSTITUTIONS = 50
const MONTHS = 12
const SHOWN = ['acceptedInTimeShare', 'decisionDaysMedian', 'decisionDaysP90', 'needsMatchedShare']
const SERVICE = INDICATORS.filter(({ code }) => SHOWN.includes(code))

export const getOperationalCall = bindCall(getOperational, async ({ db, actor, query, now }) => {
  const area = cockpitAreaOf(actor, query.areaId)
  const regions = codesWithin(area)
  const measures = SERVICE.flatMap(({ formula }) => measuresOf(formula))
  const { of, sum } = await figuresWithin(db, area, ['registered', 'certified', ...measures])
  const work = await workByInstitution(db, regions, now)
  const { waiting, oldest } = await certificationsWaiting(db, regions)
  const total = (pick: (row: (typeof work)[number]) => number) =>
    work.reduce((all, row) => all + pick(row), 0)
  const [registered, certified] = [sum('registered').count, sum('certified').count]
  const thisMonth = of('registered').filter(({ key }) => key === monthOf(now))
  return {
    areaCode: area,
    areaName: areaNameOf(area),
    asOf: now.toISOString(),
    registered,
    registeredThisMonth: sumOf(thisMonth).count,
    certified,
    certifiedPercent: registered > 0 ? Math.round((certified / registered) * 10_000) / 100 : null,
    certificationsWaiting: waiting,
    oldestCertification: oldest === null ? null : shanghaiDay(new Date(oldest)),
    open: total(({ open }) => open),
    overdue: total(({ overdue }) => overdue),
    byMonth: withoutGaps(groupsByMonth(of('registered')), monthOf(now))
      .slice(-MONTHS)
      .map(({ code, count }) => ({ month: code, registered: count ?? 0 })),
    institutionsOpen: work.length,
    institutionsOverdue: work.filter((row) => row.overdue > 0).length,
    institutions: work.slice(0, MOST_INSTITUTIONS),
    service: SERVICE.map((indicator) => {
      const rows = measuresOf(indicator.formula).flatMap(of)
      const { value, denominator } = readIndicator(indicator.formula, rows, { institutions: 0, products: 0 })
      const { code, name, definition, unit } = described(indicator)
      return { code, name, definition, unit, value, denominator }
    }),
  }
})
