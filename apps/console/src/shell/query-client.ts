import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { asFailure } from '@lqr/web-client/call-failure.ts'
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
      if (!query.meta?.quiet) sayFailure(error)
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
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
