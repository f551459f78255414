import { updateSavedView } from '@lqr/contract/identity/saved-view-calls.ts'
import { identityErrors as errors } from '@lqr/contract/identity/errors.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { changeView, holdViews, isViewNameTaken, listOfView } from '../saved-views.store.ts'

export const updateSavedViewCall = bindCall(
  updateSavedView,
  async ({ actor, body, db, now, params: { id } }) => {
    const { accountId } = actor
    await holdViews(db, accountId)
    const list = await listOfView(db, accountId, id)
    if (list === undefined) throw new CallError(errors.viewNotFound)
    if (await isViewNameTaken(db, { accountId, list, name: body.name, exceptId: id })) {
      throw new CallError(errors.viewNameTaken, { fields: { name: errors.viewNameTaken.msg } })
    }
    await changeView(db, { accountId, list, id, now }, body)
    return { id, ...body }
  },
)
