import { countPoliciesByLevel } from '@lqr/contract/policies/calls.ts'
import { policyLevels } from '@lqr/contract/policies/entities.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countPolicies } from '../policies.store.ts'
import { policyScope } from '../policy-scope.rules.ts'

export const countPoliciesByLevelCall = bindCall(
  countPoliciesByLevel,
  async ({ services, body, now, request }) => {
    const counts = await countPolicies(
      services,
      { by: 'level', codes: policyLevels.map(({ code }) => code) },
      { ...body, ...policyScope(request.cityCode, now) },
    )
    return policyLevels.map((level) => ({ ...level, count: counts.get(level.code) ?? 0 }))
  },
)
