import { Button } from 'antd'
import { Download, Upload } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { EVENT_FILE_EXAMPLE, EVENT_MOVES } from '@lqr/contract/open/event-file.ts'
import { EVENT_OUTCOMES, eventLine, uploadEventFile } from '@lqr/contract/open/event-file-calls.ts'
import { applicationStates } from '@lqr/contract/applications/application-case.ts'
import { asFailure } from '@lqr/web-client/call-failure.ts'
import { makeUpload } from '@lqr/web-client/upload.ts'
import { settings } from '../../../shell/client.ts'
import { saveBlob } from '../../../shell/files/save-blob.ts'
import { ConfirmDialog } from '../../../shell/forms/confirm-dialog.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { PlainRecords } from '../../../shell/records/plain-records.tsx'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { eventFileCopy as copy } from './event-file-copy.ts'

type Result = CallOutput<typeof uploadEventFile>
type Line = Result['list'][number]

const upload = makeUpload(settings)
const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const
const PAGE_SIZE = 20
const { shape } = eventLine

const columns: readonly RecordColumn<Line>[] = [
  { key: 'line', title: labelOf(shape.line), render: ({ line }) => line },
  {
    key: 'applyNo',
    title: labelOf(shape.applyNo),
    isHeading: true,
    render: ({ applyNo, eventId }) => (
      <>
        {applyNo}
        <div className="muted tabular">{eventId}</div>
      </>
    ),
  },
  {
    key: 'move',
    title: labelOf(shape.move),
    render: ({ move }) => EVENT_MOVES.find(({ code }) => code === move)?.name ?? move,
  },
  { key: 'outcome', title: labelOf(shape.outcome), render: ({ outcome }) => nameOf(EVENT_OUTCOMES, outcome) },
  {
    key: 'reason',
    title: labelOf(shape.reason),
    render: ({ reason, status }) => reason ?? nameOf(applicationStates, status),
  },
]

/** A file of what was done, for institutions whose system is not connected: chosen, confirmed, answered line by line. */
export function EventFile() {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [result, setResult] = useState<Result>()
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    setChosen(event.target.files?.[0])
    event.target.value = ''
    setProblem(undefined)
    setResult(undefined)
  }
  const send = async (file: File) => {
    // A second press would send the lines again, and show that they were known already.
    if (isSending) return
    setSending(true)
    try {
      setResult(await upload(uploadEventFile, { query: {} }, file, { onProgress: () => undefined }))
    } catch (error) {
      const { msg, fields } = asFailure(error)
      setProblem([msg, fields.file].filter(Boolean).join('：'))
    }
    setSending(false)
    setChosen(undefined)
  }
  return (
    <section className="panel" aria-label={copy.title}>
      <div className="panel-head">
        <h2>{copy.title}</h2>
        <div className="form-actions">
          <Button
            icon={<Download {...ICON} />}
            onClick={() =>
              saveBlob(
                new Blob([`\uFEFF${EVENT_FILE_EXAMPLE}`], { type: 'text/csv;charset=utf-8' }),
                copy.exampleName,
              )
            }
          >
            {copy.example}
          </Button>
          <input ref={input} type="file" hidden accept=".csv,text/csv" onChange={choose} data-events />
          <Button icon={<Upload {...ICON} />} onClick={() => input.current?.click()}>
            {copy.choose}
          </Button>
        </div>
      </div>
      <p className="muted panel-note">{copy.intro}</p>
      <FormProblem text={problem} />
      {result && (
        <>
          <p role="status">{copy.result(result)}</p>
          <PlainRecords
            table="eventLines"
            label={copy.lines}
            rows={result.list}
            columns={columns}
            rowKey={({ line }) => String(line)}
            pageSize={PAGE_SIZE}
          />
        </>
      )}
      {chosen && (
        <ConfirmDialog
          title={copy.confirmTitle}
          okText={copy.confirm}
          isBusy={isSending}
          onOk={() => void send(chosen)}
          onClose={() => setChosen(undefined)}
        >
          <p>{copy.confirmText(chosen.name)}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
