import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import {
  createWebhook,
  listWebhooks,
  pingWebhook,
  rotateWebhookSecret,
  switchWebhook,
  type Webhook,
} from '@lqr/contract/open/webhook-calls.ts'
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

const PAGE_SIZE = 20
const secretLabel = labelOf(createWebhook.output.shape.secret)

/** Where the institution's systems are told of what happens to its cases. */
export function WebhookPanel() {
  const queries = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const [rotated, setRotated] = useState<Webhook>()
  const answer = useCall(listWebhooks, {})
  const renew = () => void queries.invalidateQueries({ queryKey: callKey(listWebhooks) })
  const done = (text: string) => {
    toastSuccess(text)
    renew()
  }
  const ping = useAction(pingWebhook, { onDone: () => done(copy.pinged), onFailure: renew })
  const turn = useAction(switchWebhook, { onDone: () => done(copy.switched), onFailure: renew })
  const showSecret = (made: { secret: string }) => {
    setAdding(false)
    setRotated(undefined)
    setSecret(made.secret)
    renew()
  }
  const rotate = useAction(rotateWebhookSecret, {
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
              columns={webhookColumns({
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
      {isAdding && <CreateWebhook onMade={showSecret} onClose={() => setAdding(false)} />}
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
