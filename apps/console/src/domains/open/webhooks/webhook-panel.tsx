import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { createWebhook, type Webhook } from '@lqr/contract/open/webhook-calls.ts'
import { ConfirmDialog } from '../../../shell/forms/confirm-dialog.tsx'
import { Answer } from '../../../shell/page/answer.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { PlainRecords } from '../../../shell/records/plain-records.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { copy } from '../copy.ts'
import { SecretDialog } from '../secret-dialog.tsx'
import { CreateWebhook } from './create-webhook.tsx'
import { webhookColumns } from './webhook-columns.tsx'
import type { WebhookPlace } from './webhook-place.ts'

const PAGE_SIZE = 20
const secretLabel = labelOf(createWebhook.output.shape.secret)

interface WebhookPanelProps {
  /** Those of real cases, or those of the sandbox. */
  place: WebhookPlace
}

/** Where the institution's systems are told of what happens to its cases. */
export function WebhookPanel({ place }: WebhookPanelProps) {
  const { calls } = place
  const queries = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const [rotated, setRotated] = useState<Webhook>()
  const answer = useCall(calls.list, {})
  const renew = () => void queries.invalidateQueries({ queryKey: callKey(calls.list) })
  const done = (text: string) => {
    toastSuccess(text)
    renew()
  }
  const ping = useAction(calls.ping, { onDone: () => done(copy.pinged), onFailure: renew })
  const turn = useAction(calls.turn, { onDone: () => done(copy.switched), onFailure: renew })
  const showSecret = (made: { secret: string }) => {
    setAdding(false)
    setRotated(undefined)
    setSecret(made.secret)
    renew()
  }
  const rotate = useAction(calls.rotate, {
    onDone: showSecret,
    onFailure: () => setRotated(undefined),
  })
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{copy.hooks}</h2>
        <Button onClick={() => setAdding(true)}>{copy.addHook}</Button>
      </div>
      <p className="muted panel-note">{copy.hooksIntro}</p>
      <Answer of={answer}>
        {({ list }) =>
          list.length === 0 ? (
            <Notice title={copy.noHooks} hint={copy.noHooksHint} />
          ) : (
            <PlainRecords
              table="webhooks"
              of={answer}
              label={copy.hooks}
              rows={list}
              columns={webhookColumns(place.logOf, {
                ping: ({ id }) => ping.run({ params: { id } }),
                rotate: setRotated,
                turn: ({ id, isOn }) => turn.run({ params: { id }, body: { isOn: !isOn } }),
              })}
              rowKey={({ id }) => id}
              pageSize={PAGE_SIZE}
            />
          )
        }
      </Answer>
      {isAdding && <CreateWebhook of={calls.create} onMade={showSecret} onClose={() => setAdding(false)} />}
      {secret !== undefined && (
        <SecretDialog
          title={copy.hookSecretTitle}
          hint={copy.hookSecretHint}
          items={[{ label: secretLabel, value: secret, copyLabel: copy.copySecret }]}
          onClose={() => setSecret(undefined)}
        />
      )}
      {rotated && (
        <ConfirmDialog
          title={copy.rotateTitle}
          okText={copy.rotate}
          isBusy={rotate.isBusy}
          onOk={() => rotate.run({ params: { id: rotated.id } })}
          onClose={() => setRotated(undefined)}
        >
          {copy.rotateText}
        </ConfirmDialog>
      )}
    </section>
  )
}
