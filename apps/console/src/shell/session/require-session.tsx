import { Navigate, Outlet, useLocation } from 'react-router'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { currentToken } from '@lqr/web-client/cookies/token-cookie.ts'
import { copy } from '../copy.ts'
import { Failure } from '../page/failure.tsx'
import { LoadingPage } from '../page/loading.tsx'
import { useCall } from '../use-call.ts'
import { isOfOtherAccount } from './account-shown.ts'
import { dutyOf, wantedBefore } from './duties.ts'
import { EnterConsole } from './enter-console.tsx'
import { loginAddress } from './inner-address.ts'
import { OtherAccount } from './other-account.tsx'
import { SessionContext, toSession } from './session.ts'

/**
 * Guards every signed-in page. The portal's cookies are ours, so nobody signs in twice. Only a missing or refused token
 * leads to the login page; when the server cannot answer, the visitor stays signed in and may try again.
 */
export function RequireSession() {
  const location = useLocation()
  const hasToken = currentToken() !== undefined
  const { data, error, refetch } = useCall(getUserInfo, {}, { enabled: hasToken, quiet: true })
  if (!hasToken) return <Navigate to={loginAddress(`${location.pathname}${location.search}`)} replace />
  if (data) {
    const session = toSession(data)
    const duty = dutyOf(data)
    if (duty && location.pathname !== duty) {
      return <Navigate to={duty} replace state={{ from: wantedBefore(location) }} />
    }
    if (!duty && data.scope === 'portal' && !session.isEnterprise) return <EnterConsole />
    return (
      <SessionContext value={session}>
        {isOfOtherAccount(error) && <OtherAccount name={session.displayName} />}
        <Outlet />
      </SessionContext>
    )
  }
  if (error) {
    return (
      <main className="alone">
        <Failure title={copy.sessionFailed} hint={copy.sessionFailedHint} onRetry={() => void refetch()} />
      </main>
    )
  }
  return <LoadingPage />
}
