import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import {
  downloadLedgerExport,
  listLedgerExports,
  requestLedgerExport,
} from '@lqr/contract/demand-reports/export-calls.ts'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { callForBlob } from '../../../shell/client.ts'
import { saveBlob } from '../../../shell/files/save-blob.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { Answer } from '../../../shell/page/answer.tsx'
import { sayFailure } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'

const texts = copy.exports
const SECONDS = 3

async function save(id: string, name: string): Promise<void> {
  try {
    saveBlob(await callForBlob(downloadLedgerExport, { params: { id } }), name)
  } catch (error) {
    sayFailure(error)
  }
}

type Filter = CallInput<typeof requestLedgerExport>['body']

/** The ledger as a file: asked for here, made in the background, fetched when it is ready. */
export function LedgerExports({ filter }: { filter: Filter }) {
  const queries = useQueryClient()
  const answer = useCall(listLedgerExports, {}, { refetchSeconds: SECONDS })
  const { run, isBusy } = useAction(requestLedgerExport, {
    onDone: () => void queries.invalidateQueries({ queryKey: callKey(listLedgerExports) }),
  })
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{texts.title}</h2>
        <Button {...busy(isBusy)} onClick={() => run({ body: filter })}>
          {texts.request}
        </Button>
      </div>
      <p className="muted">{texts.hint}</p>
      <Answer of={answer}>
        {(files) => (
          <ul className="files" aria-live="polite">
            {files.map(({ id, status, areaName, batchName, doneRows, totalRows, requestedAt }) => (
              <li key={id}>
                <span>
                  {areaName} · {batchName ?? texts.all} · {formatDateTime(requestedAt)}
                </span>
                {status === 'ready' && (
                  <Button type="link" onClick={() => void save(id, texts.fileName(areaName))}>
                    {texts.download}
                  </Button>
                )}
                {status === 'pending' && <span className="muted">{texts.running(doneRows, totalRows)}</span>}
                {status === 'failed' && <span className="field-problem">{texts.failed}</span>}
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </section>
  )
}
