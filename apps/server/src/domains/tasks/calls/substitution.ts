import { tasksErrors as errors } from '@lqr/contract/tasks/errors.ts'
import { getSubstitution, MAX_AWAY_DAYS, setSubstitution } from '@lqr/contract/tasks/assignment-calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { isAwayRight } from '../assignment.rules.ts'
import { listSubstituteRows } from '../colleagues.store.ts'
import { findAway, listStandIns, writeAway } from '../substitutes.store.ts'
import { workplaceOf } from '../workplace.access.ts'

async function show(db: Db, accountId: string, now: Date) {
  const today = shanghaiDay(now)
  const away = await findAway(db, accountId, today)
  return {
    substituteId: away?.substituteId ?? null,
    substituteName: away?.substituteName ?? null,
    fromDay: away?.fromDay ?? null,
    toDay: away?.toDay ?? null,
    standsInFor: await listStandIns(db, accountId, today),
  }
}

export const getSubstitutionCall = bindCall(getSubstitution, ({ actor, db, now }) =>
  show(db, actor.accountId, now),
)

export const setSubstitutionCall = bindCall(setSubstitution, async ({ actor, body, db, now, audit }) => {
  const { substituteId, fromDay, toDay } = body
  const { accountId } = actor
  if (substituteId === null) await writeAway(db, accountId, null, now)
  else {
    const substitutes = await listSubstituteRows(db, await workplaceOf(db, actor))
    if (!substitutes.some(({ id }) => id === substituteId))
      throw new CallError(errors.noColleague, { fields: { substituteId: errors.noColleague.msg } })
    if (
      fromDay === undefined ||
      toDay === undefined ||
      !isAwayRight({ fromDay, toDay }, shanghaiDay(now), MAX_AWAY_DAYS)
    )
      throw new CallError(errors.awayWrong, { fields: { toDay: errors.awayWrong.msg } })
    await writeAway(db, accountId, { substituteId, fromDay, toDay }, now)
  }
  audit({
    action: 'set-substitution',
    entity: 'task_substitute',
    entityId: accountId,
    detail: { substituteId, fromDay: fromDay ?? null, toDay: toDay ?? null },
  })
  return show(db, accountId, now)
})
