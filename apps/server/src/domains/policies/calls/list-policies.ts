import { listPolicies } from '@lqr/contract/policies/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findPolicies } from '../policies.store.ts'
import { policyScope } from '../policy-scope.rules.ts'

export const listPoliciesCall = bindCall(listPolicies, ({ services, body, now, request }) =>
  findPolicies(services, { ...body, ...policyScope(request.cityCode, now) }),
)
