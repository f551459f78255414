import { Button, Space } from 'antd'
import { Download, RefreshCw, Upload } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import type { ReconciliationDay } from '@lqr/contract/open/reconciliation.ts'
import {
  downloadReconciliation,
  makeReconciliation,
  uploadReconciliation,
} from '@lqr/contract/open/reconciliation-calls.ts'
import { asFailure } from '@lqr/web-client/call-failure.ts'
import { makeUpload } from '@lqr/web-client/upload.ts'
import { callForBlob, settings } from '../../../shell/client.ts'
import { saveBlob } from '../../../shell/files/save-blob.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { sayFailure, toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { copy } from './copy.ts'

const upload = makeUpload(settings)
const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const

async function save(day: string): Promise<void> {
  try {
    saveBlob(await callForBlob(downloadReconciliation, { params: { day } }), `reconciliation-${day}.csv`)
  } catch (error) {
    sayFailure(error)
  }
}

/** Sends the institution's file; what is wrong with it is said line by line. */
function useFileUpload(day: string, onDone: () => void) {
  const [percent, setPercent] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const send = async (file: File) => {
    setProblem(undefined)
    setPercent(0)
    try {
      await upload(uploadReconciliation, { query: { day } }, file, { onProgress: setPercent })
      toastSuccess(copy.uploaded)
      onDone()
    } catch (error) {
      const { msg, fields } = asFailure(error)
      setProblem([msg, fields.file].filter(Boolean).join('：'))
    }
    setPercent(undefined)
  }
  return { percent, problem, send }
}

interface FileActionsProps {
  of: ReconciliationDay
  onDone: () => void
}

/** Fetch the platform's file, hand in the own one, compare again. */
export function FileActions({ of: { day, ours, theirs }, onDone }: FileActionsProps) {
  const input = useRef<HTMLInputElement>(null)
  const { percent, problem, send } = useFileUpload(day, onDone)
  const again = useAction(makeReconciliation, { onDone })
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    if (chosen) void send(chosen)
  }
  return (
    <>
      <Space wrap size={8}>
        <Button icon={<Download {...ICON} />} disabled={!ours} onClick={() => void save(day)}>
          {copy.download}
        </Button>
        <input ref={input} type="file" hidden accept=".csv,text/csv" onChange={choose} />
        <Button
          type="primary"
          icon={<Upload {...ICON} />}
          onClick={() => input.current?.click()}
          {...busy(percent !== undefined)}
        >
          {percent === undefined ? copy.upload : copy.uploading(percent)}
        </Button>
        <Button
          icon={<RefreshCw {...ICON} />}
          onClick={() => again.run({ params: { day } })}
          {...busy(again.isBusy)}
        >
          {theirs ? copy.again : copy.make}
        </Button>
      </Space>
      <p className="muted panel-note">{copy.againHint}</p>
      <FormProblem text={problem} />
    </>
  )
}
