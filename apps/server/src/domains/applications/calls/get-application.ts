import { getApplication } from '@lqr/contract/applications/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireApplication } from '../application-moves.ts'
import { logAccess } from '../log-access.ts'

export const getApplicationCall = bindCall(getApplication, async (context) => {
  const detail = await requireApplication(context, context.params.id)
  await logAccess(context, detail)
  return detail
})
