import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { getThirdLoginAddress } from '@lqr/contract/identity/hand-over-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'

export const getThirdLoginAddressCall = bindCall(getThirdLoginAddress, async ({ services, query }) => {
  const url = services.unifiedIdentity.loginAddress(query.state)
  if (url === undefined) throw new CallError(identityErrors.thirdLoginFailed)
  return { url }
})
