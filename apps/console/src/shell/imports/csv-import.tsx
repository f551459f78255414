import { Button } from 'antd'
import { Download, FileSpreadsheet } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import type { ConsoleTable } from '@lqr/contract/identity/console-tables.ts'
import type { CsvLine, CsvList } from '@lqr/contract/kernel/csv/csv-list.ts'
import type { AnyCall, CallInput, CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { csvText } from '../files/csv-text.ts'
import { saveBlob } from '../files/save-blob.ts'
import { busy } from '../forms/busy.tsx'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { FormProblem } from '../forms/form-problem.tsx'
import type { RecordColumn } from '../records/record-column.ts'
import { useAction } from '../use-action.ts'
import { importCopy as copy } from './copy.ts'
import { CsvPreview } from './csv-preview.tsx'
import { useCsvFile } from './use-csv-file.ts'

interface CsvImportProps<L extends CsvLine, C extends AnyCall> {
  list: CsvList<L>
  /** The name of the template, and the line that shows how it is filled in. */
  template: { readonly name: string; readonly row: string }
  /** Under which the columns of the preview are kept. */
  table: ConsoleTable
  columns: readonly RecordColumn<L>[]
  def: C
  toInput: (csv: string) => CallInput<C>
  submitText: (rows: number) => string
  /** Asked once more before what cannot be undone. */
  confirm?: { readonly title: (rows: number) => string; readonly text: string; readonly okText: string }
  onImported?: () => void
  /** What became of each row, and the way to the next file. */
  children: (report: CallOutput<C>, onAgain: () => void) => ReactNode
}

function saveTemplate({ header }: { header: string }, { name, row }: { name: string; row: string }): void {
  const text = csvText([header.split(','), row.split(',')])
  saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
}

/** Many records from a file: template, preview, submit, report row by row. */
export function CsvImport<L extends CsvLine, C extends AnyCall>(props: CsvImportProps<L, C>) {
  const { list, template, table, columns, def, toInput, submitText, confirm, onImported, children } = props
  const input = useRef<HTMLInputElement>(null)
  const { file, read, forget } = useCsvFile(list)
  const [isAsking, setAsking] = useState(false)
  const [report, setReport] = useState<CallOutput<C>>()
  const { run, isBusy, failure, reset } = useAction(def, {
    quiet: true,
    onDone: (made) => {
      setAsking(false)
      setReport(made)
      forget()
      onImported?.()
    },
    onFailure: () => setAsking(false),
  })
  if (report) return children(report, () => setReport(undefined))
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    reset()
    if (chosen) void read(chosen)
  }
  const readable = file && 'rows' in file ? file : undefined
  const right = readable ? readable.rows.filter(({ wanted }) => wanted).length : 0
  const problem = file && 'problem' in file ? file.problem : (failure?.fields.csv ?? failure?.msg)
  const send = () => readable && run(toInput(readable.text))
  return (
    <div className="stack">
      <p>{copy.steps}</p>
      <div className="form-actions">
        <Button
          icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
          onClick={() => saveTemplate(list, template)}
        >
          {copy.template}
        </Button>
        <input ref={input} type="file" hidden accept=".csv,text/csv" onChange={choose} data-csv />
        <Button
          type={readable ? 'default' : 'primary'}
          icon={<FileSpreadsheet aria-hidden size={16} strokeWidth={1.5} />}
          onClick={() => input.current?.click()}
        >
          {file ? copy.chooseOther : copy.choose}
        </Button>
        {file && <strong className="file-name">{file.name}</strong>}
      </div>
      <p className="muted">{copy.hint(list.maxRows)}</p>
      <FormProblem text={problem} />
      {readable && (
        <>
          <CsvPreview table={table} rows={readable.rows} columns={columns} />
          <Button
            type="primary"
            className="block-start"
            disabled={right === 0}
            onClick={() => (confirm ? setAsking(true) : send())}
            {...busy(isBusy)}
          >
            {submitText(right)}
          </Button>
          {isAsking && confirm && (
            <ConfirmDialog
              title={confirm.title(right)}
              okText={confirm.okText}
              isBusy={isBusy}
              onOk={send}
              onClose={() => setAsking(false)}
            >
              <p>{confirm.text}</p>
            </ConfirmDialog>
          )}
        </>
      )}
    </div>
  )
}
