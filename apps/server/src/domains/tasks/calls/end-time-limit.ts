import { tasksErrors as errors } from '@lqr/contract/tasks/errors.ts'
import { endTimeLimit } from '@lqr/contract/tasks/time-limit-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { endLimit, findLimit } from '../time-limits.store.ts'

export const endTimeLimitCall = bindCall(endTimeLimit, async ({ actor, params, db, now, audit }) => {
  const isEnded = await endLimit(db, params.id, actor.accountId, now)
  const after = await findLimit(db, params.id)
  if (!isEnded || !after) throw new CallError(errors.limitNotFound)
  const { clock, areaCode, orgId, days } = after
  audit({
    action: 'end-time-limit',
    entity: 'time_limit',
    entityId: after.id,
    detail: { clock, areaCode, orgId, days },
  })
  return after
})
