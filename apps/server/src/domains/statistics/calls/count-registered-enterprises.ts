import { countRegisteredEnterprises } from '@lqr/contract/statistics/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { monthOf } from '../figures.rules.ts'
import { readFigures } from '../release/index.ts'

export const countRegisteredEnterprisesCall = bindCall(
  countRegisteredEnterprises,
  async ({ db, request, actor, now }) => {
    const areaCode = request.cityCode
    const figures = await readFigures(db, { actor, areaCode }, ['registered', 'certified'], ['month'])
    const month = figures.parts('registered', 'month', areaCode).find(({ key }) => key === monthOf(now))
    return {
      registered: figures.total('registered', areaCode).count,
      certified: figures.total('certified', areaCode).count,
      thisMonth: month ? month.count : 0,
    }
  },
)
