import { useQuery, useQueryClient } from '@tanstack/react-query'
import { enterConsole } from '@lqr/contract/identity/session-calls.ts'
import { currentToken, saveToken } from '@lqr/web-client/cookies/token-cookie.ts'
import { call } from '../client.ts'
import { copy } from '../copy.ts'
import { Failure } from '../page/failure.tsx'
import { LoadingPage } from '../page/loading.tsx'
import { SESSION_KEY } from './session-key.ts'

/** Exchanges the portal's token of staff for one of the console, once, before the first page is shown. */
export function EnterConsole() {
  const queries = useQueryClient()
  const { error, refetch } = useQuery({
    queryKey: [enterConsole.name, currentToken()],
    queryFn: async () => {
      const pair = await call(enterConsole, {})
      saveToken(pair.access_token, pair.expires_in)
      await queries.invalidateQueries({ queryKey: SESSION_KEY })
      return true
    },
    retry: false,
    meta: { quiet: true },
  })
  if (!error) return <LoadingPage />
  return (
    <main className="alone">
      <Failure title={copy.sessionFailed} hint={copy.sessionFailedHint} onRetry={() => void refetch()} />
    </main>
  )
}
