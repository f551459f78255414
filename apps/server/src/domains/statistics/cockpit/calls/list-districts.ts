import { codesWithin } from '@lqr/contract/reference/substations.ts'
import { listDistricts } from '@lqr/contract/statistics/cockpit-calls.ts'
import type { MeasureCode } from '@lqr/contract/statistics/measures.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { partsOf, sumOf } from '../../figures.rules.ts'
import { tallyByRegion } from '../../tally.store.ts'
import { cockpitAreaOf } from '../cockpit-area.ts'
import { overdueByRegion } from '../open-work.store.ts'

const MEASURES = [
  'certified',
  'applied',
  'credited',
  'disbursed',
  'needs',
] as const satisfies readonly MeasureCode[]

/** Every part of the area, what lies in none of them last; the parts add up to the area. */
export const listDistrictsCall = bindCall(listDistricts, async ({ db, actor, query, now }) => {
  const area = cockpitAreaOf(actor, query.areaId)
  const regions = codesWithin(area)
  const rows = await tallyByRegion(db, MEASURES, regions)
  const overdue = await overdueByRegion(db, regions, now)
  const parts = partsOf(area).map(({ code, name, regions: within }) => {
    const own = rows.filter(({ regionCode }) => within.includes(regionCode))
    const of = (wanted: MeasureCode) => sumOf(own.filter(({ measure }) => measure === wanted))
    const late = overdue.filter(({ regionCode }) => within.includes(regionCode))
    return {
      areaCode: code,
      areaName: name,
      certified: of('certified').count,
      applied: of('applied').count,
      appliedAmountYuan: of('applied').amountYuan,
      credited: of('credited').count,
      creditedAmountYuan: of('credited').amountYuan,
      drawn: of('disbursed').count,
      drawnAmountYuan: of('disbursed').amountYuan,
      needs: of('needs').count,
      overdue: late.reduce((sum, { cases }) => sum + cases, 0),
    }
  })
  // What lies in no part of the area is a line only where there is something.
  const shown = parts.filter(
    (part) =>
      part.areaCode !== area ||
      parts.length === 1 ||
      Object.values(part).some((value) => typeof value === 'number' && value !== 0),
  )
  const { currentPageNum, pageSize } = query
  const from = (currentPageNum - 1) * pageSize
  return { list: shown.slice(from, from + pageSize), total: shown.length, currentPageNum, pageSize }
})
