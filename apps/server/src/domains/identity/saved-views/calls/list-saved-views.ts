import { listSavedViews } from '@lqr/contract/identity/saved-view-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { readViews } from '../saved-views.store.ts'

export const listSavedViewsCall = bindCall(listSavedViews, async ({ actor, db, query }) => ({
  list: await readViews(db, actor.accountId, query.list),
}))
