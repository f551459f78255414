import type { saveValuation } from '@lqr/contract/valuations/calls.ts'
import { Button, buttonStyle } from '@lqr/ui/button.tsx'
import { CallFailure } from '@lqr/web-client/call-failure.ts'
import { makeKeyKeeper } from '@lqr/web-client/idempotency-key.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../shell/call.ts'
import { Refusal } from '../../shell/forms/refusal.tsx'
import { openLogin } from '../../shell/login-dialog/open-login.ts'
import { decideAction } from '../../shell/protected-action/protected-action.rules.ts'
import { getLoginState } from '../../shell/session/login-state.ts'
import { useManagementLink } from '../../shell/session/use-management-link.ts'
import { siteAddress } from '../../shell/site-address.ts'
import { showToast } from '../../shell/toast/toast-store.ts'
import { useShell } from '../../shell/use-shell.ts'
import { formCopy } from './form-copy.ts'

const copy = formCopy.result

/** Keeps the result for the enterprise; who has not signed in does so first, and it goes on by itself. */
export function SaveEstimate({ sealed }: { sealed: string }) {
  const { site } = useShell()
  const navigate = useNavigate()
  const managementLink = useManagementLink()
  const [keys] = useState(() => makeKeyKeeper())
  const [state, setState] = useState<'open' | 'busy' | 'saved'>('open')
  const [refusal, setRefusal] = useState<string>()

  async function send(): Promise<void> {
    setState('busy')
    setRefusal(undefined)
    const body = { sealed }
    try {
      const options = { quiet: true, idempotencyKey: keys.keyFor(body) }
      await call<typeof saveValuation>('POST', '/console/valuations/saved', { body }, options)
      setState('saved')
    } catch (error) {
      setState('open')
      if (!(error instanceof CallFailure)) throw error
      setRefusal(error.msg)
    }
  }

  function save(): void {
    const decision = decideAction('saveValuation', getLoginState())
    if (decision.next === 'login') openLogin(save)
    else if (decision.next === 'warn') showToast({ tone: 'warning', text: decision.text })
    else if (decision.next === 'certify') {
      showToast({ tone: 'info', text: copy.certifyFirst })
      void navigate(siteAddress(site.path, '/authentication'))
    } else void send()
  }

  return (
    <div className="mt-4 print:hidden">
      <Refusal text={refusal} />
      <div className="flex flex-wrap items-center gap-3">
        {state === 'saved' ? (
          <>
            <p role="status" className="text-note text-success">
              {copy.saved}
            </p>
            <a {...managementLink('/personal/valuations')} className={buttonStyle('primary')}>
              {copy.look}
            </a>
          </>
        ) : (
          <Button kind="primary" busy={state === 'busy'} onClick={save}>
            {copy.save}
          </Button>
        )}
        <Button onClick={() => window.print()}>{copy.print}</Button>
      </div>
    </div>
  )
}
