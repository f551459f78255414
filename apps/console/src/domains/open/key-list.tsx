import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type OpenKey, takeOverOpenKey } from '@lqr/contract/open/key-calls.ts'
import { ConfirmDialog } from '../../shell/forms/confirm-dialog.tsx'
import { Answer } from '../../shell/page/answer.tsx'
import { Notice } from '../../shell/page/notice.tsx'
import { PlainRecords } from '../../shell/records/plain-records.tsx'
import { toastSuccess } from '../../shell/toast.ts'
import { useAction } from '../../shell/use-action.ts'
import { callKey, useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'
import { keyColumns } from './key-columns.tsx'
import type { KeyPlace } from './key-place.ts'
import { NewKey } from './new-key.tsx'

const PAGE_SIZE = 20

interface Props {
  place: KeyPlace
  /** A new one is being made; the button for it stands with the heading. */
  isAdding: boolean
  onAdded: () => void
}

/** The keys of a place, with what is done with them. */
export function KeyList({ place: { calls, table, words, isTakenOver }, isAdding, onAdded }: Props) {
  const queries = useQueryClient()
  const [ended, setEnded] = useState<OpenKey>()
  const answer = useCall(calls.list, {})
  const renew = () => void queries.invalidateQueries({ queryKey: callKey(calls.list) })
  const close = () => {
    setEnded(undefined)
    renew()
  }
  const done = (text: string) => {
    toastSuccess(text)
    close()
  }
  const revoke = useAction(calls.revoke, { onDone: () => done(copy.revoked), onFailure: close })
  const takeOver = useAction(takeOverOpenKey, { onDone: () => done(copy.takenOver), onFailure: close })
  const columns = keyColumns({
    revoke: setEnded,
    ...(words.mark === undefined ? {} : { mark: words.mark }),
    ...(isTakenOver ? { takeOver: ({ id }: OpenKey) => takeOver.run({ params: { id } }) } : {}),
  })
  return (
    <>
      <Answer of={answer}>
        {({ list }) =>
          list.length === 0 ? (
            <Notice title={words.empty} hint={words.emptyHint} />
          ) : (
            <PlainRecords
              table={table}
              of={answer}
              label={words.list}
              rows={list}
              columns={columns}
              rowKey={({ id }) => id}
              pageSize={PAGE_SIZE}
            />
          )
        }
      </Answer>
      {isAdding && (
        <NewKey
          of={calls.create}
          title={words.add}
          secretTitle={words.made}
          onMade={renew}
          onClose={onAdded}
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
    </>
  )
}
