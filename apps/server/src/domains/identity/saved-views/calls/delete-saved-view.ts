import { deleteSavedView } from '@lqr/contract/identity/saved-view-calls.ts'
import { identityErrors as errors } from '@lqr/contract/identity/errors.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { removeView } from '../saved-views.store.ts'

export const deleteSavedViewCall = bindCall(deleteSavedView, async ({ actor, db, params }) => {
  if (!(await removeView(db, actor.accountId, params.id))) throw new CallError(errors.viewNotFound)
  return { done: true as const }
})
