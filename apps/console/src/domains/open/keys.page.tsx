import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import {
  createOpenKey,
  listOpenKeys,
  type OpenKey,
  revokeOpenKey,
  takeOverOpenKey,
} from '@lqr/contract/open/key-calls.ts'
import { ConfirmDialog } from '../../shell/forms/confirm-dialog.tsx'
import { Answer } from '../../shell/page/answer.tsx'
import { LinkButton } from '../../shell/page/link-button.tsx'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { PlainRecords } from '../../shell/records/plain-records.tsx'
import { toastSuccess } from '../../shell/toast.ts'
import { useAction } from '../../shell/use-action.ts'
import { callKey, useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'
import { keyColumns } from './key-columns.tsx'
import { NewKey } from './new-key.tsx'
import { WebhookPanel } from './webhooks/webhook-panel.tsx'
import { REAL_WEBHOOKS } from './webhooks/webhook-place.ts'

const PAGE_SIZE = 20

/** The keys with which the institution's systems reach the open interface. */
export function Component() {
  const queries = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const [ended, setEnded] = useState<OpenKey>()
  const answer = useCall(listOpenKeys, {})
  const renew = () => void queries.invalidateQueries({ queryKey: callKey(listOpenKeys) })
  const done = (text: string) => {
    toastSuccess(text)
    setEnded(undefined)
    renew()
  }
  const failed = () => {
    setEnded(undefined)
    renew()
  }
  const revoke = useAction(revokeOpenKey, { onDone: () => done(copy.revoked), onFailure: failed })
  const takeOver = useAction(takeOverOpenKey, { onDone: () => done(copy.takenOver), onFailure: failed })
  return (
    <Page
      title={copy.title}
      intro={copy.intro}
      extra={
        <>
          <LinkButton to="/workbench/open/sandbox" label={copy.sandbox} isQuiet />
          <Button href="/open/v1/openapi.json">{copy.documents}</Button>
          <Button type="primary" onClick={() => setAdding(true)}>
            {copy.add}
          </Button>
        </>
      }
    >
      <Answer of={answer}>
        {({ list }) =>
          list.length === 0 ? (
            <Notice title={copy.empty} hint={copy.emptyHint} />
          ) : (
            <PlainRecords
              table="openKeys"
              of={answer}
              label={copy.list}
              rows={list}
              columns={keyColumns({
                revoke: setEnded,
                takeOver: ({ id }) => takeOver.run({ params: { id } }),
              })}
              rowKey={({ id }) => id}
              pageSize={PAGE_SIZE}
            />
          )
        }
      </Answer>
      <WebhookPanel place={REAL_WEBHOOKS} />
      {isAdding && (
        <NewKey
          of={createOpenKey}
          title={copy.addTitle}
          secretTitle={copy.secretTitle}
          onMade={renew}
          onClose={() => setAdding(false)}
        />
      )}
      {ended && (
        <ConfirmDialog
          title={copy.revokeTitle}
          okText={copy.revoke}
          isDanger
          isBusy={revoke.isBusy}
          onOk={() => revoke.run({ params: { id: ended.id } })}
          onClose={() => setEnded(undefined)}
        >
          {copy.revokeText(ended.name)}
        </ConfirmDialog>
      )}
    </Page>
  )
}
