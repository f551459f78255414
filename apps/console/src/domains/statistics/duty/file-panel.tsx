import { Button } from 'antd'
import { useState } from 'react'
import { downloadDutyFile, type DutyDay, makeDutyFile } from '@lqr/contract/statistics/duty-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { callForBlob } from '../../../shell/client.ts'
import { saveBlob } from '../../../shell/files/save-blob.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { ConfirmDialog } from '../../../shell/forms/confirm-dialog.tsx'
import { sayFailure, toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { copy } from './copy.ts'

async function save(day: string): Promise<void> {
  try {
    saveBlob(await callForBlob(downloadDutyFile, { params: { day } }), copy.fileName(day))
  } catch (error) {
    sayFailure(error)
  }
}

/** The file of a day: made, with its digest, and fetched; made again after one more question. */
export function FilePanel({ day: { day, file }, onMade }: { day: DutyDay; onMade: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const { run, isBusy } = useAction(makeDutyFile, {
    onDone: () => {
      setAsking(false)
      toastSuccess(copy.madeNow)
      onMade()
    },
    onFailure: () => setAsking(false),
  })
  const make = () => run({ params: { day } })
  return (
    <section className="panel" aria-label={copy.file}>
      <div className="panel-head">
        <h2>{copy.file}</h2>
        <div className="form-actions">
          <Button {...busy(isBusy)} onClick={file ? () => setAsking(true) : make}>
            {file ? copy.makeAgain : copy.make}
          </Button>
          {file && (
            <Button type="primary" onClick={() => void save(day)}>
              {copy.download}
            </Button>
          )}
        </div>
      </div>
      {file ? (
        <>
          <p>{copy.made(file.madeBy, formatDateTime(file.madeAt))}</p>
          <p className="muted">
            <code className="hash">{copy.digest(file.sha256)}</code>
          </p>
        </>
      ) : (
        <p className="muted">{copy.noFile}</p>
      )}
      {isAsking && (
        <ConfirmDialog
          title={copy.makeAgainTitle}
          okText={copy.makeAgain}
          isBusy={isBusy}
          onOk={make}
          onClose={() => setAsking(false)}
        >
          <p>{copy.makeAgainText}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
