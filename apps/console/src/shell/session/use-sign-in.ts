import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { logout } from '@lqr/contract/identity/calls.ts'
import { currentToken, forgetToken, saveToken } from '@lqr/web-client/cookies/token-cookie.ts'
import { call } from '../client.ts'
import { innerAddress, loginAddress } from './inner-address.ts'
import { sayFailure } from '../toast.ts'

interface TokenPair {
  access_token: string
  expires_in: number
}

/** Takes over a token pair and goes where the visitor wanted to. */
export function useSignIn() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return async (pair: TokenPair) => {
    saveToken(pair.access_token, pair.expires_in)
    queries.clear()
    await navigate(innerAddress(search.get('from')), { replace: true })
  }
}

/** Signs out on the server and here, and goes to `place`; a server that does not answer keeps nobody signed in. */
export function useSignOut() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async (place = loginAddress('/')) => {
    try {
      // Whoever is signed in now, should it be another than the page was shown for.
      await call(logout, {}, { token: currentToken() })
    } catch (error) {
      // The token is forgotten below whatever the answer was.
      sayFailure(error)
    }
    forgetToken()
    queries.clear()
    await navigate(place, { replace: true })
  }
}
