import { tasksErrors as errors } from '@lqr/contract/tasks/errors.ts'
import { setTimeLimit } from '@lqr/contract/tasks/time-limit-calls.ts'
import { allTaken } from '../../../data/all-taken.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { endLimit, findCurrent, findLimit, insertLimit, isWorkingOrganisation } from '../time-limits.store.ts'

/** The version before ends as the next begins; what is not the version the person saw is refused with what holds now. */
export const setTimeLimitCall = bindCall(setTimeLimit, async ({ actor, body, db, now, audit }) => {
  const { clock, areaCode = null, orgId = null, days, reason, version, ...rest } = body
  allTaken(rest)
  if (areaCode === null && orgId === null) {
    throw new CallError(errors.nothingNarrowed, { fields: { areaCode: errors.nothingNarrowed.msg } })
  }
  if (orgId !== null && !(await isWorkingOrganisation(db, orgId))) {
    throw new CallError(errors.orgNotFound, { fields: { orgId: errors.orgNotFound.msg } })
  }
  const place = { clock, areaCode, orgId }
  const current = await findCurrent(db, place)
  if (current?.version !== version) throw new CallError(errors.limitChanged, { data: current })
  if (current) await endLimit(db, current.id, actor.accountId, now)
  const id = await insertLimit(db, place, { days, reason }, { accountId: actor.accountId, now })
  const after = id === undefined ? undefined : await findLimit(db, id)
  if (!after) throw new CallError(errors.limitChanged, { data: await findCurrent(db, place) })
  audit({
    action: 'set-time-limit',
    entity: 'time_limit',
    entityId: after.id,
    detail: { ...place, from: current?.days ?? null, to: days },
  })
  return after
})
