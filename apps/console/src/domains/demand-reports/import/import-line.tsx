import { useQueryClient } from '@tanstack/react-query'
import { Button, Progress, Tag } from 'antd'
import { useState } from 'react'
import {
  cancelReportImport,
  listReportImports,
  type ReportImport,
} from '@lqr/contract/demand-reports/import-calls.ts'
import { IMPORT_STATES } from '@lqr/contract/demand-reports/kinds.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { ConfirmDialog } from '../../../shell/forms/confirm-dialog.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import { ImportRows } from './import-rows.tsx'

const COLORS = { running: 'processing', done: 'success', cancelled: 'default' } as const

function CancelButton({ list }: { list: ReportImport }) {
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { run, isBusy } = useAction(cancelReportImport, {
    onDone: () => {
      toastSuccess(copy.cancelled)
      setAsking(false)
      void queries.invalidateQueries({ queryKey: callKey(listReportImports) })
    },
  })
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {copy.cancel}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={copy.cancelTitle}
          okText={copy.cancel}
          isDanger
          isBusy={isBusy}
          onOk={() => run({ params: { id: list.id } })}
          onClose={() => setAsking(false)}
        >
          {copy.cancelText}
        </ConfirmDialog>
      )}
    </>
  )
}

/** One list: how far it is, what became of its rows, and the rows themselves when they are asked for. */
export function ImportLine({ list }: { list: ReportImport }) {
  const [isOpen, setOpen] = useState(false)
  const { status, doneRows, totalRows, taken, repeated, refused } = list
  const percent = Math.floor((doneRows / totalRows) * 100)
  return (
    <li className="batch-line">
      <div className="panel-head">
        <h3>{list.fileName}</h3>
        <Tag color={COLORS[status]}>{nameOf(IMPORT_STATES, status)}</Tag>
      </div>
      <p className="muted">
        {list.batchName} · {formatDateTime(list.requestedAt)} · {copy.progress(doneRows, totalRows)}
      </p>
      {status === 'running' && <Progress aria-label={list.fileName} percent={percent} />}
      <p aria-live="polite">{copy.counts(taken, repeated, refused)}</p>
      <div className="form-actions">
        {doneRows > 0 && (
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? copy.hide : copy.show}
          </Button>
        )}
        {status === 'running' && <CancelButton list={list} />}
      </div>
      {isOpen && <ImportRows importId={list.id} doneRows={doneRows} />}
    </li>
  )
}
