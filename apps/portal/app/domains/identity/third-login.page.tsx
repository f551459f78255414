import type { getThirdLoginAddress } from '@lqr/contract/identity/hand-over-calls.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Route } from './+types/third-login.page.ts'
import { call } from '../../shell/call.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { useShell } from '../../shell/use-shell.ts'
import { copy } from './copy.ts'
import { innerTarget } from './inner-target.ts'
import { rememberThirdLogin, takeThirdLogin } from './third-login-memory.ts'
import { ThirdLoginView } from './third-login-view.tsx'
import { useThirdLogin } from './use-third-login.ts'

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: copy.third.title, description: copy.third.description }),
  { name: 'robots', content: 'noindex' },
]

/**
 * Begins a login through the unified identity service (no ticket), or finishes it (ticket and the state this tab left
 * with). The ticket leaves the address bar before anything else happens, so that it is neither kept nor shared.
 */
export default function ThirdLogin() {
  const { hasPage } = useShell()
  const navigate = useNavigate()
  const [target, setTarget] = useState('')
  const { step, exchange, goOn, goTo, fail, refuse } = useThirdLogin({ at: 'leaving' })
  const begun = useRef(false)

  const leave = async (wanted: string) => {
    try {
      const query = { state: rememberThirdLogin(wanted) }
      const path = '/console/identity/thirdLogin'
      const { url } = await call<typeof getThirdLoginAddress>('GET', path, { query }, { quiet: true })
      location.assign(url)
    } catch (error) {
      fail(error)
    }
  }

  const begin = useEffectEvent(() => {
    const query = new URLSearchParams(location.search)
    const ticket = query.get('ticket')
    void navigate(location.pathname, { replace: true, preventScrollReset: true })
    if (ticket === null) {
      const asked = query.get('target')
      const wanted = (asked && innerTarget(asked, hasPage)) ?? ''
      setTarget(wanted)
      void leave(wanted)
      return
    }
    const remembered = takeThirdLogin(query.get('state'))
    setTarget(remembered ?? '')
    if (remembered === undefined) refuse(copy.third.stateWrong)
    else void exchange(ticket, remembered)
  })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    begin()
  }, [])

  return (
    <ThirdLoginView
      step={step}
      target={target}
      onPair={(pair) => goOn(pair, target)}
      onAgain={() => void leave(target)}
      onElsewhere={() => goTo(target)}
      onRefused={refuse}
    />
  )
}
