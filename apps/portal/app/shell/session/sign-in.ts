import type { getUserInfo, logout } from '@lqr/contract/identity/calls.ts'
import { currentToken, saveToken } from '@lqr/web-client/cookies/token-cookie.ts'
import { call } from '../call.ts'
import { forgetVisitor, getLoginState, type LoginState, setVisitor } from './login-state.ts'
import { toSessionView } from './to-session-view.ts'

/**
 * After a login: keeps the token and its expiry, then reads who it is and whether it still owes its consent. Part of the
 * login's own form or page, which says what failed.
 */
export async function signIn(pair: {
  access_token: string
  expires_in: number
}): Promise<LoginState & { mustConsent: boolean }> {
  saveToken(pair.access_token, pair.expires_in)
  // Of this very login: the page may have been shown for another account, whose session ran out.
  const own = { quiet: true, token: pair.access_token }
  const info = await call<typeof getUserInfo>('GET', '/api/system/user/getInfo', {}, own)
  setVisitor(toSessionView(info))
  return { ...getLoginState(), mustConsent: info.mustConsent ?? false }
}

/** Signs out on the server and here; a server that does not answer must not keep anybody signed in. */
export async function signOut(): Promise<void> {
  try {
    // Whoever is signed in now, should it be another than the page was shown for.
    const token = currentToken()
    await call<typeof logout>('DELETE', '/api/system/LoginController/logout', {}, { token })
  } finally {
    forgetVisitor()
  }
}
