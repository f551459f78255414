import { codesWithin } from '@lqr/contract/reference/substations.ts'
import { countApplications } from '@lqr/contract/statistics/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { groupsByArea, groupsByIndustry, groupsByMonth, groupsByStatus } from '../figures.rules.ts'
import { figuresWithin } from '../site-figures.ts'
import { tallyByRegion } from '../tally.store.ts'

export const countApplicationsCall = bindCall(countApplications, async ({ db, request }) => {
  const area = request.cityCode
  const { of, sum } = await figuresWithin(db, area, ['applied', 'applied.industry', 'applied.month'])
  const { count, amountYuan } = sum('applied')
  return {
    total: count,
    amountYuan,
    byStatus: groupsByStatus(of('applied')),
    byArea: groupsByArea(area, await tallyByRegion(db, ['applied'], codesWithin(area))),
    byIndustry: groupsByIndustry(of('applied.industry')),
    byMonth: groupsByMonth(of('applied.month')),
  }
})
