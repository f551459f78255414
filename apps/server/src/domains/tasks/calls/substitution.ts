import { tasksErrors as errors } from '@lqr/contract/tasks/errors.ts'
import { getSubstitution, MAX_AWAY_DAYS, setSubstitution } from '@lqr/contract/tasks/assignment-calls.ts'
import { nameOf } from '../../../cases/request-move.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { sendMessage } from '../../messages/index.ts'
import { isAwayRight } from '../assignment.rules.ts'
import { listSubstituteRows } from '../colleagues.store.ts'
import { substitutionWords as words } from '../copy.ts'
import { type Away, findAway, holdAway, listStandIns, writeAway } from '../substitutes.store.ts'
import { ownTasksLink, workplaceOf } from '../workplace.access.ts'

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

const isSame = (one: Away, other: Away) =>
  one.substituteId === other.substituteId && one.fromDay === other.fromDay && one.toDay === other.toDay

/** Tells whoever is asked to stand in, and whoever is not any more; nobody where nothing changes. */
async function notify(
  { db, actor, now }: { db: Db; actor: Actor; now: Date },
  before: Away | undefined,
): Promise<void> {
  const after = await findAway(db, actor.accountId, shanghaiDay(now))
  if (before && after && isSame(before, after)) return
  const told = { kind: words.kind, link: ownTasksLink(await workplaceOf(db, actor)) }
  if (before && before.substituteId !== after?.substituteId)
    await sendMessage(db, {
      ...told,
      ...words.ended(nameOf(actor), before),
      accountId: before.substituteId,
    })
  if (after)
    await sendMessage(db, {
      ...told,
      ...words.arranged(nameOf(actor), after),
      accountId: after.substituteId,
    })
}

export const getSubstitutionCall = bindCall(getSubstitution, ({ actor, db, now }) =>
  show(db, actor.accountId, now),
)

export const setSubstitutionCall = bindCall(setSubstitution, async ({ actor, body, db, now, audit }) => {
  const { substituteId, fromDay, toDay } = body
  const { accountId } = actor
  // Of two tabs each reads what the other has arranged, so that nobody is left believing to stand in.
  await holdAway(db, accountId)
  const before = await findAway(db, accountId, shanghaiDay(now))
  if (substituteId === null) await writeAway(db, accountId, null, now)
  else {
    const [substitute] = await listSubstituteRows(db, await workplaceOf(db, actor), { id: substituteId })
    if (!substitute)
      throw new CallError(errors.noColleague, { fields: { substituteId: errors.noColleague.msg } })
    if (
      fromDay === undefined ||
      toDay === undefined ||
      !isAwayRight({ fromDay, toDay }, shanghaiDay(now), MAX_AWAY_DAYS)
    )
      throw new CallError(errors.awayWrong, { fields: { toDay: errors.awayWrong.msg } })
    await writeAway(db, accountId, { substituteId, fromDay, toDay }, now)
  }
  await notify({ db, actor, now }, before)
  audit({
    action: 'set-substitution',
    entity: 'task_substitute',
    entityId: accountId,
    detail: { substituteId, fromDay: fromDay ?? null, toDay: toDay ?? null },
  })
  return show(db, accountId, now)
})
