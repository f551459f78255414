import { useQueryClient } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { Download, FileSpreadsheet } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { listBatchRecords } from '@lqr/contract/demand-reports/batch-calls.ts'
import {
  downloadImportTemplate,
  listReportImports,
  uploadReportImport,
} from '@lqr/contract/demand-reports/import-calls.ts'
import { asFailure } from '@lqr/web-client/call-failure.ts'
import { makeUpload } from '@lqr/web-client/upload.ts'
import { callForBlob, settings } from '../../../shell/client.ts'
import { saveBlob } from '../../../shell/files/save-blob.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { sayFailure, toastSuccess } from '../../../shell/toast.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'

const upload = makeUpload(settings)
const OPEN = { body: { pageSize: 100, state: 'OPEN' } } as const

async function saveTemplate(): Promise<void> {
  try {
    saveBlob(await callForBlob(downloadImportTemplate, {}), copy.templateName)
  } catch (error) {
    sayFailure(error)
  }
}

/** Sends a chosen list for a batch; what is wrong with the file as a whole is said here. */
function useListUpload() {
  const queries = useQueryClient()
  const [percent, setPercent] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const send = async (batchId: string | undefined, file: File) => {
    setProblem(batchId === undefined ? copy.noBatch : undefined)
    if (batchId === undefined) return
    setPercent(0)
    try {
      await upload(uploadReportImport, { query: { batchId } }, file, { onProgress: setPercent })
      toastSuccess(copy.uploaded)
      void queries.invalidateQueries({ queryKey: callKey(listReportImports) })
    } catch (error) {
      setProblem(asFailure(error).msg)
    }
    setPercent(undefined)
  }
  return { percent, problem, send }
}

/** The template, the batch and the file. */
export function UploadPanel() {
  const input = useRef<HTMLInputElement>(null)
  const [batchId, setBatchId] = useState<string>()
  const batches = useCall(listBatchRecords, OPEN)
  const { percent, problem, send } = useListUpload()
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    if (chosen) void send(batchId, chosen)
  }
  return (
    <section className="panel">
      <p>{copy.steps}</p>
      <div className="form-actions">
        <Button
          icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
          onClick={() => void saveTemplate()}
        >
          {copy.template}
        </Button>
        <Select
          aria-label={copy.batch}
          className="import-batch"
          placeholder={copy.batch}
          loading={batches.isPending}
          options={batches.data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          onChange={setBatchId}
        />
        <input ref={input} type="file" hidden accept=".xlsx" onChange={choose} />
        <Button
          type="primary"
          icon={<FileSpreadsheet aria-hidden size={16} strokeWidth={1.5} />}
          onClick={() => input.current?.click()}
          {...busy(percent !== undefined)}
        >
          {percent === undefined ? copy.choose : copy.uploading(percent)}
        </Button>
      </div>
      <p className="muted">{copy.hint}</p>
      <FormProblem text={problem} />
    </section>
  )
}
