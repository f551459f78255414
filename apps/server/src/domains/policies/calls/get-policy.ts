import { getPolicy } from '@lqr/contract/policies/calls.ts'
import { policiesErrors } from '@lqr/contract/policies/errors.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { findPolicy } from '../policies.store.ts'

export const getPolicyCall = bindCall(getPolicy, async ({ db, params, now }) => {
  const policy = await findPolicy(db, params.id, now, shanghaiDay(now))
  if (!policy) throw new CallError(policiesErrors.notFound)
  return policy
})
