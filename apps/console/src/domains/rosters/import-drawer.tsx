import { Button, Drawer } from 'antd'
import { Download, FileSpreadsheet } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { ROSTER_CSV_HEADER } from '@lqr/contract/rosters/roster-csv.ts'
import { importRosterEntries } from '@lqr/contract/rosters/record-calls.ts'
import { csvText } from '../../shell/files/csv-text.ts'
import { saveBlob } from '../../shell/files/save-blob.ts'
import { busy } from '../../shell/forms/busy.tsx'
import { FormProblem } from '../../shell/forms/form-problem.tsx'
import { useAction } from '../../shell/use-action.ts'
import { copy } from './copy.ts'
import { ImportPreview } from './import-preview.tsx'
import { ImportReport } from './import-report.tsx'
import { useRosterFile } from './use-roster-file.ts'

const texts = copy.csv
const template = csvText([ROSTER_CSV_HEADER.split(','), texts.templateRow.split(',')])

function saveTemplate(): void {
  saveBlob(new Blob([template], { type: 'text/csv;charset=utf-8' }), texts.templateName)
}

interface ImportDrawerProps {
  rosterId: string
  onImported: () => void
  onClose: () => void
}

/** Enterprises of a roster from a file: template, preview, report row by row. */
export function ImportDrawer({ rosterId, onImported, onClose }: ImportDrawerProps) {
  const input = useRef<HTMLInputElement>(null)
  const { file, read, forget } = useRosterFile()
  const [report, setReport] = useState<CallOutput<typeof importRosterEntries>>()
  const { run, isBusy, failure, reset } = useAction(importRosterEntries, {
    quiet: true,
    onDone: (made) => {
      setReport(made)
      forget()
      onImported()
    },
  })
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
    <Drawer open title={texts.title} size={800} mask={{ closable: false }} onClose={onClose}>
      {report ? (
        <ImportReport report={report} onAgain={() => setReport(undefined)} onClose={onClose} />
      ) : (
        <div className="stack">
          <p>{texts.steps}</p>
          <div className="record-actions">
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
              <ImportPreview rows={file.rows} />
              <div className="record-actions">
                <Button
                  type="primary"
                  disabled={right === 0}
                  onClick={() => run({ params: { id: rosterId }, body: { csv: file.text } })}
                  {...busy(isBusy)}
                >
                  {texts.submit(right)}
                </Button>
              </div>
            </>
          )}
        </div>
      )}
    </Drawer>
  )
}
