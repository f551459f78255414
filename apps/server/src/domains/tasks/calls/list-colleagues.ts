import { listColleagues } from '@lqr/contract/tasks/assignment-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { listColleagueRows } from '../colleagues.store.ts'
import { workplaceOf } from '../workplace.access.ts'

export const listColleaguesCall = bindCall(listColleagues, async ({ actor, db, query }) => ({
  colleagues: await listColleagueRows(db, await workplaceOf(db, actor), query),
}))
