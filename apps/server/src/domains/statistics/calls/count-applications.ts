import { applicationStates } from '@lqr/contract/applications/application-case.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { countApplications } from '@lqr/contract/statistics/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { monthOf, withoutGaps } from '../figures.rules.ts'
import { groupsByArea, inOrder, namedGroups, readFigures } from '../release/index.ts'

export const countApplicationsCall = bindCall(countApplications, async ({ db, request, actor, now }) => {
  const areaCode = request.cityCode
  const figures = await readFigures(db, { actor, areaCode }, ['applied'], ['status', 'industry', 'month'])
  const { count, amountYuan } = figures.total('applied', areaCode)
  return {
    total: count,
    amountYuan,
    byStatus: namedGroups(figures.parts('applied', 'status', areaCode), applicationStates),
    byArea: groupsByArea(figures, 'applied', areaCode),
    byIndustry: namedGroups(figures.parts('applied', 'industry', areaCode), INDUSTRIES),
    byMonth: withoutGaps(inOrder(figures.parts('applied', 'month', areaCode)), monthOf(now)),
  }
})
