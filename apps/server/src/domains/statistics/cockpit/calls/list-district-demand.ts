import { codesWithin } from '@lqr/contract/reference/substations.ts'
import { listDistrictDemand } from '@lqr/contract/statistics/cockpit-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { groupsByArea, monthOf, partsOf, sumOf } from '../../figures.rules.ts'
import { tallyByRegion, tallyByRegionAndKey } from '../../tally.store.ts'
import { cockpitAreaOf } from '../cockpit-area.ts'
import { lastMonths } from '../months.rules.ts'

const MONTHS = 24

export const listDistrictDemandCall = bindCall(listDistrictDemand, async ({ db, actor, query, now }) => {
  const area = cockpitAreaOf(actor, query.areaId)
  const regions = codesWithin(area)
  const applied = await tallyByRegion(db, ['applied'], regions)
  const drawn = await tallyByRegionAndKey(db, { measures: ['disbursed'], keyed: ['disbursed'] }, regions)
  const parts = new Map(partsOf(area).map((part) => [part.code, part.regions]))
  const months = lastMonths(monthOf(now), MONTHS)
  return groupsByArea(area, applied).map((group) => {
    const own = drawn.filter((row) => parts.get(group.code)?.includes(row.regionCode))
    const { count, amountYuan } = sumOf(own)
    const byMonth = months.map((month) => {
      const sum = sumOf(own.filter(({ key }) => key === month))
      return { month, drawnCount: sum.count, drawnAmountYuan: sum.amountYuan }
    })
    return { ...group, drawnCount: count, drawnAmountYuan: amountYuan, byMonth }
  })
})
