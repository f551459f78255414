import { countPoliciesByType } from '@lqr/contract/policies/calls.ts'
import { policyTypes } from '@lqr/contract/policies/entities.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countPolicies } from '../policies.store.ts'
import { policyScope } from '../policy-scope.rules.ts'

export const countPoliciesByTypeCall = bindCall(
  countPoliciesByType,
  async ({ services, body, now, request }) => {
    const counts = await countPolicies(
      services,
      { by: 'type', codes: policyTypes.map(({ code }) => code) },
      { ...body, ...policyScope(request.cityCode, now) },
    )
    return policyTypes.map((type) => ({ ...type, count: counts.get(type.code) ?? 0 }))
  },
)
