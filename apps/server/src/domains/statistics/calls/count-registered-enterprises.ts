import { countRegisteredEnterprises } from '@lqr/contract/statistics/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { sumOf } from '../figures.rules.ts'
import { figuresWithin } from '../site-figures.ts'

export const countRegisteredEnterprisesCall = bindCall(
  countRegisteredEnterprises,
  async ({ db, request, now }) => {
    const { of, sum } = await figuresWithin(db, request.cityCode, ['registered', 'certified'])
    const month = now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' }).slice(0, 7)
    return {
      registered: sum('registered').count,
      certified: sum('certified').count,
      thisMonth: sumOf(of('registered').filter(({ key }) => key === month)).count,
    }
  },
)
