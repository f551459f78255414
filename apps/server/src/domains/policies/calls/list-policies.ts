import { listPolicies } from '@lqr/contract/policies/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findPolicies } from '../policies.store.ts'
import { policyScope } from '../policy-scope.rules.ts'

export const listPoliciesCall = bindCall(listPolicies, ({ db, body, now, request }) =>
  findPolicies(db, { ...body, ...policyScope(request.cityCode, now) }),
)
