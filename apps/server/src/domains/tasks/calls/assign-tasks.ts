import type { AnyCase } from '@lqr/contract/kernel/cases/define-case.ts'
import { assignTasks } from '@lqr/contract/tasks/assignment-calls.ts'
import { tasksErrors as errors } from '@lqr/contract/tasks/errors.ts'
import { assignCase } from '../../../cases/assign-case.ts'
import { caseScope, scopeOfSide } from '../../../cases/case-access.ts'
import type { CaseKind } from '../../../cases/case-kind.ts'
import { findCase } from '../../../cases/case.store.ts'
import { movingOf } from '../../../cases/request-move.ts'
import { bindCall, type BoundCall, type CallContext } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { hasRole } from '../../../http/actor.ts'
import { listColleagueRows } from '../colleagues.store.ts'
import { refusals } from '../copy.ts'
import { workplaceOf } from '../workplace.access.ts'

type Context = CallContext<typeof assignTasks>

/** Those who give anybody's task to anybody; others give away their own and take what nobody has. */
const ASSIGNERS = ['financeManager', 'govViewer', 'operator'] as const

/** Why a task cannot be given; undefined when it was. */
async function assign(
  context: Context,
  kind: CaseKind<AnyCase>,
  { caseId, to }: { caseId: string; to: { accountId: string; name: string } },
): Promise<string | undefined> {
  const { actor, db, body } = context
  const scope = await caseScope(db, actor, kind)
  const side = scope.orgIds.length > 0 ? 'institution' : 'authority'
  const row = await findCase(db, kind, caseId, scopeOfSide(scope, side))
  if (!row || row.sealed_at !== null) return refusals.notFound
  const state = kind.declaration.states[row.status]
  if (state?.waitsFor === undefined) return refusals.over
  const isMine = row.officer_account_id === null || row.officer_account_id === actor.accountId
  if (!isMine && !hasRole(actor, ...ASSIGNERS)) return refusals.notYours
  if (row.officer_account_id === to.accountId) return undefined
  const isGiven = await assignCase(movingOf(context, side), kind, row, { to, side, note: body.note })
  return isGiven ? undefined : refusals.changed
}

/** The call that gives tasks of these kinds to a person. */
export function makeAssignTasksCall(kinds: readonly CaseKind[]): BoundCall {
  return bindCall(assignTasks, async (context) => {
    const { actor, body, db } = context
    const accountId = body.accountId ?? actor.accountId
    const colleagues = await listColleagueRows(db, await workplaceOf(db, actor))
    const to = colleagues.find(({ id }) => id === accountId)
    if (!to) throw new CallError(errors.noColleague, { fields: { accountId: errors.noColleague.msg } })
    const refused: { kind: (typeof body.tasks)[number]['kind']; caseId: string; why: string }[] = []
    for (const { kind: code, caseId } of body.tasks) {
      const kind = kinds.find(({ declaration }) => declaration.kind === code)
      const why = kind
        ? await assign(context, kind, { caseId, to: { accountId, name: to.name } })
        : refusals.notFound
      if (why !== undefined) refused.push({ kind: code, caseId, why })
    }
    return { assigned: body.tasks.length - refused.length, refused }
  })
}
