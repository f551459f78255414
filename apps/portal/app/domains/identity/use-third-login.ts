import type { thirdLogin } from '@lqr/contract/identity/hand-over-calls.ts'
import type { TokenPair } from '@lqr/contract/identity/entities.ts'
import { isConsole } from '@lqr/contract/reference/inner-target.ts'
import { CallFailure } from '@lqr/web-client/call-failure.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../shell/call.ts'
import { openLogin } from '../../shell/login-dialog/open-login.ts'
import { throughDuties } from '../../shell/session/own-console.ts'
import { signIn } from '../../shell/session/sign-in.ts'
import { siteAddress } from '../../shell/site-address.ts'
import { useShell } from '../../shell/use-shell.ts'
import { copy } from './copy.ts'

/** How far a login through the unified identity service has come. */
export type ThirdLoginStep =
  | { readonly at: 'leaving' | 'checking' | 'reset' }
  | { readonly at: 'code'; readonly token: string }
  | { readonly at: 'done'; readonly name: string }
  | { readonly at: 'failed'; readonly text: string }

const HOME = '/index'

function reasonOf(error: unknown): string {
  return error instanceof CallFailure && error.code !== 0 ? error.msg : copy.third.unreachable
}

/** Exchanges a ticket for a login and goes on to `target`, to the start page when it is empty; every failure ends in words the page shows. */
export function useThirdLogin(initial: ThirdLoginStep) {
  const [step, setStep] = useState<ThirdLoginStep>(initial)
  const { site } = useShell()
  const navigate = useNavigate()

  const addressOf = (target: string) => (target === HOME ? siteAddress(site.path, HOME) : target)

  const goTo = (target: string) => {
    if (isConsole(target)) location.assign(target)
    else void navigate(addressOf(target || HOME), { replace: true })
  }

  const goOn = async (pair: TokenPair, target: string) => {
    if (pair.secondFactor === 'required') {
      setStep({ at: 'code', token: pair.access_token })
      return
    }
    const { name, corporateName, mustResetPassword, mustConsent } = await signIn(pair)
    if (mustResetPassword) {
      setStep({ at: 'reset' })
      openLogin(() => goTo(target), addressOf(target))
      return
    }
    setStep({ at: 'done', name: corporateName ?? name })
    const owesDuty = pair.secondFactor === 'enrol' || mustConsent
    goTo(owesDuty ? throughDuties(addressOf(target)) : target)
  }

  const exchange = async (ticket: string, target: string) => {
    setStep({ at: 'checking' })
    try {
      const path = '/api/system/LoginController/ThirdLogin'
      await goOn(await call<typeof thirdLogin>('GET', path, { query: { ticket } }, { quiet: true }), target)
    } catch (error) {
      setStep({ at: 'failed', text: reasonOf(error) })
    }
  }

  return {
    step,
    exchange,
    goOn,
    goTo,
    fail: (error: unknown) => setStep({ at: 'failed', text: reasonOf(error) }),
    refuse: (text: string) => setStep({ at: 'failed', text }),
  }
}
