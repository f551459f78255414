import { listSubstitutes } from '@lqr/contract/tasks/assignment-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { listSubstituteRows } from '../colleagues.store.ts'
import { workplaceOf } from '../workplace.access.ts'

export const listSubstitutesCall = bindCall(listSubstitutes, async ({ actor, db, query }) => ({
  colleagues: await listSubstituteRows(db, await workplaceOf(db, actor), query),
}))
