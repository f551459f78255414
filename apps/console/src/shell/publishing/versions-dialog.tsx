import { useQueryClient } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useState } from 'react'
import type { AnyCall, CallInput } from '@lqr/contract/kernel/define-call.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { Field, Fields } from '@lqr/contract/kernel/field-input.ts'
import type { VersionLine } from '@lqr/contract/kernel/publishing/version-calls.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { Answer } from '../page/answer.tsx'
import { toastSuccess } from '../toast.ts'
import { useAction } from '../use-action.ts'
import { callKey, useCall } from '../use-call.ts'
import { copy } from './copy.ts'
import { type KeptRecord, nameOfRecord, type OwnFields, type Publication } from './publication.ts'
import { VersionComparison } from './version-comparison.tsx'
import { Dialog } from '../forms/dialog.tsx'

type Answering<T> = AnyCall & { readonly output: Field<T> }

/** The calls of released versions as they were declared. */
export interface VersionCalls<R> {
  readonly list: Answering<VersionLine[]>
  readonly read: Answering<VersionLine & { readonly form: object }>
  readonly restore: Answering<R>
}

interface VersionsDialogProps<R extends KeptRecord> {
  publication: Publication<R>
  calls: VersionCalls<R>
  record: R
  /** Fields that the kind reads in its own way. */
  owned?: OwnFields<R> | undefined
  onRestored: (record: R) => void
  onClose: () => void
}

function lineOf({ number, publicFrom, submittedBy, approvedBy }: VersionLine): string {
  const people = [submittedBy && copy.submittedBy(submittedBy), approvedBy && copy.approvedBy(approvedBy)]
  return [copy.versionOf(number), formatDateTime(publicFrom), ...people].filter(Boolean).join(' · ')
}

/** Everything that was published of a record: two versions compared, and an earlier one taken up as a new draft. */
export function VersionsDialog<R extends KeptRecord>(props: VersionsDialogProps<R>) {
  const { publication, calls, record, onClose } = props
  const input = { params: { id: record.id } } as CallInput<typeof calls.list>
  const versions = useCall(calls.list, input)
  return (
    <Dialog
      width={860}
      title={copy.versionsOf(nameOfRecord(publication, record))}
      footer={null}
      onCancel={onClose}
    >
      <Answer of={versions}>
        {(lines) =>
          lines.length === 0 ? (
            <p className="muted">{copy.noVersions}</p>
          ) : (
            <Versions {...props} lines={lines} />
          )
        }
      </Answer>
    </Dialog>
  )
}

/** The record that a restore builds on: after somebody else was quicker it is theirs, and the lists are read anew. */
function useCurrent<R extends KeptRecord>({
  publication,
  calls,
  record,
}: Pick<VersionsDialogProps<R>, 'publication' | 'calls' | 'record'>) {
  const queries = useQueryClient()
  const [current, setCurrent] = useState(record)
  const failed = ({ key, data }: CallFailure) => {
    if (key !== kernelErrors.conflict.key || !data) return
    setCurrent(data as R)
    for (const list of [publication.calls.list, calls.list])
      void queries.invalidateQueries({ queryKey: callKey(list) })
  }
  return { current, failed }
}

interface VersionsProps<R extends KeptRecord> extends VersionsDialogProps<R> {
  /** The newest first; there is one at least. */
  lines: readonly VersionLine[]
}

function Versions<R extends KeptRecord>({
  publication,
  calls,
  record,
  owned,
  lines,
  onRestored,
  onClose,
}: VersionsProps<R>) {
  const [newer, setNewer] = useState(lines[0]?.id ?? '')
  const [older, setOlder] = useState(lines[1]?.id ?? newer)
  const [asked, setAsked] = useState(false)
  const { current, failed } = useCurrent({ publication, calls, record })
  const options = lines.map((line) => ({ value: line.id, label: lineOf(line) }))
  const chosen = lines.find(({ id }) => id === older)
  const { run, isBusy } = useAction<AnyCall>(calls.restore, {
    onDone: (restored) => {
      toastSuccess(copy.restored)
      onRestored(restored as R)
      onClose()
    },
    onFailure: (failure) => {
      setAsked(false)
      failed(failure)
    },
  })
  const restore = () =>
    run({
      params: { id: current.id, versionId: older },
      body: { version: current.version },
    } as CallInput<AnyCall>)
  return (
    <div className="stack">
      <div className="version-choice">
        <Select aria-label={copy.olderVersion} value={older} options={options} onChange={setOlder} />
        <Select aria-label={copy.newerVersion} value={newer} options={options} onChange={setNewer} />
      </div>
      <Comparison
        form={publication.form}
        calls={calls}
        record={current}
        owned={owned}
        older={older}
        newer={newer}
      />
      {current.can.maintain && (
        <div className="dialog-end">
          <Button onClick={() => setAsked(true)}>{copy.restore(chosen?.number ?? 0)}</Button>
        </div>
      )}
      {asked && (
        <ConfirmDialog
          title={copy.restoreTitle(chosen?.number ?? 0)}
          okText={copy.restoreOk}
          isBusy={isBusy}
          onOk={restore}
          onClose={() => setAsked(false)}
        >
          <p>{current.change || current.status === 'DRAFT' ? copy.restoreOverChange : copy.restoreText}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

interface ComparisonProps<R extends KeptRecord> extends Pick<
  VersionsDialogProps<R>,
  'calls' | 'record' | 'owned'
> {
  form: Fields
  older: string
  newer: string
}

function Comparison<R extends KeptRecord>(props: ComparisonProps<R>) {
  const { form, calls, record, owned, older, newer } = props
  const inputOf = (versionId: string) =>
    ({ params: { id: record.id, versionId } }) as CallInput<typeof calls.read>
  const before = useCall(calls.read, inputOf(older))
  const after = useCall(calls.read, inputOf(newer))
  return (
    <Answer of={before}>
      {({ form: one }) => (
        <Answer of={after}>
          {({ form: other }) => <VersionComparison {...{ form, record, owned }} before={one} after={other} />}
        </Answer>
      )}
    </Answer>
  )
}
