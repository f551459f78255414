import { Button } from 'antd'
import { Download, FileSpreadsheet } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { registerEnterprises } from '@lqr/contract/identity/user-admin-calls.ts'
import { ENTERPRISE_CSV_HEADER } from '@lqr/contract/identity/user-entities.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { saveBlob } from '../../../shell/files/save-blob.ts'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { useAction } from '../../../shell/use-action.ts'
import { ConfirmDialog } from '../../../shell/forms/confirm-dialog.tsx'
import { copy } from './copy.ts'
import { CsvPreview } from './csv-preview.tsx'
import { CsvReport } from './csv-report.tsx'
import { csvText } from '../../../shell/files/csv-text.ts'
import { useCsvFile } from './use-csv-file.ts'

const texts = copy.csv
const template = csvText([ENTERPRISE_CSV_HEADER.split(','), texts.templateRow.split(',')])

function saveTemplate(): void {
  saveBlob(new Blob([template], { type: 'text/csv;charset=utf-8' }), texts.templateName)
}

/** Many enterprises from a file: template, preview, one confirmation, report row by row. */
export function CsvImport() {
  const input = useRef<HTMLInputElement>(null)
  const { file, read, forget } = useCsvFile()
  const [isAsking, setAsking] = useState(false)
  const [report, setReport] = useState<CallOutput<typeof registerEnterprises>>()
  const { run, isBusy, failure, reset } = useAction(registerEnterprises, {
    onDone: (made) => {
      setAsking(false)
      setReport(made)
      forget()
    },
    onFailure: () => setAsking(false),
  })
  if (report) return <CsvReport report={report} onAgain={() => setReport(undefined)} />
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    reset()
    if (chosen) void read(chosen)
  }
  const isReadable = file && 'rows' in file
  const right = isReadable ? file.rows.filter(({ wanted }) => wanted).length : 0
  const problem = file && 'problem' in file ? file.problem : (failure?.fields.csv ?? failure?.msg)
  return (
    <div className="stack">
      <p>{texts.steps}</p>
      <div className="form-actions">
        <Button icon={<Download aria-hidden size={16} strokeWidth={1.5} />} onClick={saveTemplate}>
          {texts.template}
        </Button>
        <input ref={input} type="file" hidden accept=".csv,text/csv" onChange={choose} data-csv />
        <Button
          type={isReadable ? 'default' : 'primary'}
          icon={<FileSpreadsheet aria-hidden size={16} strokeWidth={1.5} />}
          onClick={() => input.current?.click()}
        >
          {file ? texts.chooseOther : texts.choose}
        </Button>
        {file && <strong className="file-name">{file.name}</strong>}
      </div>
      <p className="muted">{texts.hint}</p>
      <FormProblem text={problem} />
      {isReadable && (
        <>
          <CsvPreview rows={file.rows} />
          <Button
            type="primary"
            className="block-start"
            disabled={right === 0}
            onClick={() => setAsking(true)}
          >
            {texts.submit(right)}
          </Button>
          {isAsking && (
            <ConfirmDialog
              title={texts.confirmTitle(right)}
              okText={texts.confirmOk}
              isBusy={isBusy}
              onOk={() => run({ body: { csv: file.text } })}
              onClose={() => setAsking(false)}
            >
              <p>{texts.confirmText}</p>
            </ConfirmDialog>
          )}
        </>
      )}
    </div>
  )
}
