import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { enterConsole } from '@lqr/contract/identity/session-calls.ts'
import { scopeOfSignIn } from '@lqr/contract/kernel/session-scope.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { tokenHash } from '../../../../http/session-actor.ts'
import { insertSuccessor, replaceSession } from '../sessions.store.ts'
import { endSurplus, newToken } from '../sign-in.ts'

/** Staff only. Ends the token it is asked with, so that what the portal held opens nothing any more. */
export const enterConsoleCall = bindCall(enterConsole, async ({ actor, db, services, request, audit }) => {
  if (scopeOfSignIn(actor.userSourceType, 'console') !== 'console')
    throw new CallError(kernelErrors.forbidden)
  const replaced = await replaceSession(db, tokenHash(request.bearer ?? ''))
  if (!replaced) throw new CallError(kernelErrors.signedOut)
  const { token, hash } = newToken()
  const { ip, userAgent } = request
  const session = { ...replaced, scope: 'console' as const, tokenHash: hash, ip, userAgent }
  const expiresIn = await insertSuccessor(db, session, replaced.expiresAt)
  audit({ action: 'enter-console', entity: 'account', entityId: replaced.accountId })
  await endSurplus(db, session, { request, config: services.config, audit })
  return { access_token: token, expires_in: expiresIn }
})
