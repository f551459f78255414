import { getApplication } from '@lqr/contract/applications/calls.ts'
import { productsErrors } from '@lqr/contract/products/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { logAccess } from '../log-access.ts'
import { showApplication } from '../show-application.ts'

export const getApplicationCall = bindCall(getApplication, async (context) => {
  const detail = await showApplication(context, context.params.id)
  if (!detail) throw new CallError(productsErrors.applicationNotFound)
  await logAccess(context, detail)
  return detail
})
