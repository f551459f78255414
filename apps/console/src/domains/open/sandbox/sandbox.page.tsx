import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import {
  getSandbox,
  listSandboxWebhooks,
  resetSandbox,
  startSandbox,
} from '@lqr/contract/open/sandbox-calls.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { ConfirmDialog } from '../../../shell/forms/confirm-dialog.tsx'
import { Answer } from '../../../shell/page/answer.tsx'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { copy } from '../copy.ts'
import { WebhookPanel } from '../webhooks/webhook-panel.tsx'
import { SANDBOX_WEBHOOKS } from '../webhooks/webhook-place.ts'
import { SandboxCases } from './sandbox-cases.tsx'
import { SandboxKeys } from './sandbox-keys.tsx'

/** Made-up cases on which systems of the institution try their calls. */
export function Component() {
  const queries = useQueryClient()
  const [isResetting, setResetting] = useState(false)
  const answer = useCall(getSandbox, {})
  const state = answer.data?.state
  const renew = (text: string) => {
    toastSuccess(text)
    setResetting(false)
    for (const call of [getSandbox, listSandboxWebhooks])
      void queries.invalidateQueries({ queryKey: callKey(call) })
  }
  const start = useAction(startSandbox, { onDone: () => renew(copy.started) })
  const reset = useAction(resetSandbox, {
    onDone: () => renew(copy.resetDone),
    onFailure: () => setResetting(false),
  })
  return (
    <Page
      title={copy.sandbox}
      intro={copy.sandboxIntro}
      extra={
        <>
          <LinkButton to="/workbench/open" label={copy.back} isQuiet />
          {state === 'open' && <Button onClick={() => setResetting(true)}>{copy.reset}</Button>}
        </>
      }
    >
      <Answer of={answer}>
        {({ state: standing, cases }) => {
          if (standing === 'notSetUp') return <Notice title={copy.notSetUp} hint={copy.notSetUpHint} />
          if (standing === 'closed')
            return (
              <Notice
                title={copy.closed}
                hint={copy.closedHint}
                action={
                  <Button type="primary" {...busy(start.isBusy)} onClick={() => start.run({ body: {} })}>
                    {copy.start}
                  </Button>
                }
              />
            )
          return (
            <div className="stack">
              <SandboxCases cases={cases} />
              <SandboxKeys />
              <WebhookPanel place={SANDBOX_WEBHOOKS} />
            </div>
          )
        }}
      </Answer>
      {isResetting && (
        <ConfirmDialog
          title={copy.resetTitle}
          okText={copy.reset}
          isDanger
          isBusy={reset.isBusy}
          onOk={() => reset.run({ body: {} })}
          onClose={() => setResetting(false)}
        >
          {copy.resetText}
        </ConfirmDialog>
      )}
    </Page>
  )
}
