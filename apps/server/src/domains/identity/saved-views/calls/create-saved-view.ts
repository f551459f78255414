import { createSavedView, MAX_VIEWS } from '@lqr/contract/identity/saved-view-calls.ts'
import { identityErrors as errors } from '@lqr/contract/identity/errors.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { countViews, holdViews, insertView, isViewNameTaken } from '../saved-views.store.ts'

export const createSavedViewCall = bindCall(createSavedView, async ({ actor, body, db }) => {
  const { accountId } = actor
  const { list, ...content } = body
  await holdViews(db, accountId)
  if (await isViewNameTaken(db, { accountId, list, name: content.name })) {
    throw new CallError(errors.viewNameTaken, { fields: { name: errors.viewNameTaken.msg } })
  }
  if ((await countViews(db, accountId, list)) >= MAX_VIEWS) throw new CallError(errors.tooManyViews)
  const id = await insertView(db, { accountId, list, content })
  return { id, ...content }
})
