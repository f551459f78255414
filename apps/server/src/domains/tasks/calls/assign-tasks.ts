import type { AnyCase } from '@lqr/contract/kernel/cases/define-case.ts'
import { assignTasks } from '@lqr/contract/tasks/assignment-calls.ts'
import { tasksErrors as errors } from '@lqr/contract/tasks/errors.ts'
import { assignCase } from '../../../cases/assign-case.ts'
import { caseScope, scopeOfSide, stillActsOn } from '../../../cases/case-access.ts'
import type { CaseKind, CaseRow } from '../../../cases/case-kind.ts'
import { findCase } from '../../../cases/case.store.ts'
import { movingOf } from '../../../cases/request-move.ts'
import { bindCall, type BoundCall, type CallContext } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { hasRole } from '../../../http/actor.ts'
import { listColleagueRows } from '../colleagues.store.ts'
import { refusals } from '../copy.ts'
import { workplaceOf } from '../workplace.access.ts'

type Context = CallContext<typeof assignTasks>
type Task = Context['body']['tasks'][number]

/** Those who give anybody's task to anybody; others give away their own and take what nobody has who still works there. */
const ASSIGNERS = ['financeManager', 'govViewer', 'operator'] as const

/** Who gets the tasks. */
interface Assignee {
  readonly accountId: string
  readonly name: string
}

/** On which side the person works on cases of the kind, and how one of them is read. */
async function reachOf({ actor, db }: Context, kind: CaseKind) {
  const scope = await caseScope(db, actor, kind)
  const side = scope.orgIds.length > 0 ? ('institution' as const) : ('authority' as const)
  const find = (id: string) => findCase<CaseRow>(db, kind, id, scopeOfSide(scope, side))
  return { side, find }
}

/** Why a task cannot be given; undefined when it was. */
async function assign(
  context: Context,
  kind: CaseKind<AnyCase>,
  { caseId, to }: { caseId: string; to: Assignee },
): Promise<string | undefined> {
  const { actor, db, body } = context
  const { side, find } = await reachOf(context, kind)
  if (kind.hold && (await find(caseId))) await kind.hold(db, caseId)
  const row = await find(caseId)
  if (!row || row.sealed_at !== null) return refusals.notFound
  const state = kind.declaration.states[row.status]
  if (state?.waitsFor === undefined) return refusals.over
  const acts = (accountId: string) => stillActsOn(db, kind, row, { accountId, side })
  const officerId = row.officer_account_id
  const isFree = officerId === null || officerId === actor.accountId || !(await acts(officerId))
  if (!isFree && !hasRole(actor, ...ASSIGNERS)) return refusals.notYours
  if (!(await acts(to.accountId))) return refusals.outOfReach
  if (row.officer_account_id === to.accountId) return undefined
  const isGiven = await assignCase(movingOf(context, side), kind, row, { to, side, note: body.note })
  return isGiven ? undefined : refusals.changed
}

/**
 * The tasks as everybody takes them, so that no two people wait for each other: kind by kind as they are declared, a case before
 * those that follow it, and in a kind by what its cases share.
 */
async function inOrder(context: Context, kinds: readonly CaseKind[]) {
  const turns: { task: Task; kind: CaseKind | undefined; place: number; shared: number }[] = []
  for (const task of context.body.tasks) {
    const place = kinds.findIndex(({ declaration }) => declaration.kind === task.kind)
    const kind = kinds[place]
    turns.push({ task, kind, place, shared: Number(await sharedBy(context, kind, task.caseId)) })
  }
  return turns.toSorted((a, b) => a.place - b.place || a.shared - b.shared)
}

/** What moves of a case hold, where it shares that with others; the case itself otherwise. */
async function sharedBy(context: Context, kind: CaseKind | undefined, caseId: string): Promise<string> {
  if (!kind?.heldOf) return caseId
  const row = await (await reachOf(context, kind)).find(caseId)
  return row ? kind.heldOf(row) : caseId
}

async function findAssignee({ actor, db }: Context, accountId: string): Promise<Assignee> {
  const [to] = await listColleagueRows(db, await workplaceOf(db, actor), { id: accountId })
  if (!to) throw new CallError(errors.noColleague, { fields: { accountId: errors.noColleague.msg } })
  return { accountId, name: to.name }
}

const keyOf = ({ kind, caseId }: Task) => `${kind} ${caseId}`

/** The call that gives tasks of these kinds to a person. */
export function makeAssignTasksCall(kinds: readonly CaseKind[]): BoundCall {
  return bindCall(assignTasks, async (context) => {
    const { actor, body } = context
    const to = await findAssignee(context, body.accountId ?? actor.accountId)
    const whys = new Map<string, string>()
    for (const { task, kind } of await inOrder(context, kinds)) {
      const why = kind ? await assign(context, kind, { caseId: task.caseId, to }) : refusals.notFound
      if (why !== undefined) whys.set(keyOf(task), why)
    }
    const refused = body.tasks.flatMap((task) => {
      const why = whys.get(keyOf(task))
      return why === undefined ? [] : [{ ...task, why }]
    })
    return { assigned: body.tasks.length - refused.length, refused }
  })
}
