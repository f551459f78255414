import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import type { OpenKey } from '@lqr/contract/open/key-calls.ts'
import { createSandboxKey, listSandboxKeys, revokeSandboxKey } from '@lqr/contract/open/sandbox-calls.ts'
import { ConfirmDialog } from '../../../shell/forms/confirm-dialog.tsx'
import { Answer } from '../../../shell/page/answer.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { PlainRecords } from '../../../shell/records/plain-records.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { copy } from '../copy.ts'
import { keyColumns } from '../key-columns.tsx'
import { NewKey } from '../new-key.tsx'

const PAGE_SIZE = 20

/** The keys with which systems reach the made-up cases. */
export function SandboxKeys() {
  const queries = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const [ended, setEnded] = useState<OpenKey>()
  const answer = useCall(listSandboxKeys, {})
  const renew = () => void queries.invalidateQueries({ queryKey: callKey(listSandboxKeys) })
  const close = () => {
    setEnded(undefined)
    renew()
  }
  const revoke = useAction(revokeSandboxKey, {
    onDone: () => {
      toastSuccess(copy.revoked)
      close()
    },
    onFailure: close,
  })
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{copy.sandboxKeys}</h2>
        <Button type="primary" onClick={() => setAdding(true)}>
          {copy.addSandboxKey}
        </Button>
      </div>
      <p className="muted panel-note">{copy.sandboxKeysIntro}</p>
      <Answer of={answer}>
        {({ list }) =>
          list.length === 0 ? (
            <Notice title={copy.noSandboxKeys} hint={copy.noSandboxKeysHint} />
          ) : (
            <PlainRecords
              table="sandboxKeys"
              of={answer}
              label={copy.sandboxKeys}
              rows={list}
              columns={keyColumns({ revoke: setEnded, mark: copy.sandboxMark })}
              rowKey={({ id }) => id}
              pageSize={PAGE_SIZE}
            />
          )
        }
      </Answer>
      {isAdding && (
        <NewKey
          of={createSandboxKey}
          title={copy.addSandboxKey}
          secretTitle={copy.sandboxKeyMade}
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
    </section>
  )
}
