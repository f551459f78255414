import type { DataRouter } from 'react-router'
import { loginAddress } from './inner-address.ts'

const PUBLIC_PAGES = /^\/(?:login|forgot-password|forgot-user-name)(?:\/|$)/

interface Shell {
  readonly router: Pick<DataRouter, 'state' | 'navigate'>
  /** Where the console lies, as the router writes addresses. */
  readonly base: string
  /** Forgets what was read for the person whose session ended. */
  readonly forget: () => void
  /** Says why, because the form that would have shown it goes with its page. */
  readonly say: (sentence: string) => void
}

/**
 * What follows a 401: nothing of the person is kept, and the page gives way to the login page that returns to it. A call that was sent
 * without a token while that happened takes nothing from the login page, whose captcha is on its way.
 */
export function makeLeadToLogin({ router, base, forget, say }: Shell) {
  return (sentence: string, hadToken: boolean): void => {
    const { pathname, search } = router.state.navigation.location ?? router.state.location
    const place = pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname
    if (PUBLIC_PAGES.test(place)) {
      if (hadToken) forget()
      return
    }
    say(sentence)
    forget()
    void router.navigate(loginAddress(`${place}${search}`), { replace: true })
  }
}
