import type { makePolicyReport } from '@lqr/contract/policies/report-calls.ts'
import type { PolicyAnswers } from '@lqr/contract/policies/profile.ts'
import { Button } from '@lqr/ui/button.tsx'
import { CallFailure } from '@lqr/web-client/call-failure.ts'
import { makeKeyKeeper } from '@lqr/web-client/idempotency-key.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../shell/call.ts'
import { siteAddress } from '../../../shell/site-address.ts'
import { SiteLink } from '../../../shell/site-link.tsx'
import { useShell } from '../../../shell/use-shell.ts'
import { copy } from './copy.ts'

interface Props {
  answers: PolicyAnswers
  reports: readonly { readonly id: string; readonly text: string }[]
}

/** Keeps what the matcher says now, and leads to what was kept before. */
export function SaveReport({ answers, reports }: Props) {
  const { site } = useShell()
  const navigate = useNavigate()
  const [keys] = useState(() => makeKeyKeeper())
  const [state, setState] = useState<'ready' | 'saving' | 'failed'>('ready')
  const save = async () => {
    setState('saving')
    try {
      const body = { answers }
      const options = { quiet: true, idempotencyKey: keys.keyFor(body) }
      const { id } = await call<typeof makePolicyReport>(
        'POST',
        '/console/policies/reports',
        { body },
        options,
      )
      keys.release()
      await navigate(siteAddress(site.path, `/smartPolicy?report=${id}`))
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      setState('failed')
    }
  }
  return (
    <section aria-label={copy.reports} className="grid gap-2 text-note">
      <Button type="button" disabled={state === 'saving'} onClick={() => void save()}>
        {copy.saveReport}
      </Button>
      <p role="status" className="text-muted">
        {state === 'failed' ? copy.saveFailed : ''}
      </p>
      {reports.length > 0 && (
        <ul className="m-0 grid list-none gap-1 p-0">
          {reports.map(({ id, text }) => (
            <li key={id}>
              <SiteLink href={`/smartPolicy?report=${id}`}>{text}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
