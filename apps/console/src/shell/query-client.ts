import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { asFailure } from '@lqr/web-client/call-failure.ts'
import { isOfOtherAccount } from './session/account-shown.ts'
import { SESSION_KEY } from './session/session-key.ts'
import { sayFailure } from './toast.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { quiet?: boolean }
    mutationMeta: { quiet?: boolean }
  }
}

const FRESH_MILLISECONDS = 10_000
const RETRIES = 2

/**
 * One place for failures: each shows its sentence for five seconds. `meta.quiet` is for a form or a page that says it in
 * its own place, never for a call without one; calls that go past this client end in `sayFailure`.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      const isOther = isOfOtherAccount(error)
      if (isOther && query.queryKey[0] !== SESSION_KEY[0]) lookWhoIsSignedIn()
      if (!isOther && !query.meta?.quiet) sayFailure(error)
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (isOfOtherAccount(error)) lookWhoIsSignedIn()
      if (!mutation.meta?.quiet) sayFailure(error)
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MILLISECONDS,
      retry: (count, error) => count < RETRIES && asFailure(error).isPassing,
    },
    mutations: { retry: false },
  },
})

/** The guard of the pages says that another account has signed in, once for all calls that were refused for it. */
function lookWhoIsSignedIn(): void {
  void queryClient.refetchQueries({ queryKey: SESSION_KEY }, { cancelRefetch: false })
}
