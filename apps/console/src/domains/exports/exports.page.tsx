import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteExport, listExports, retryExport } from '@lqr/contract/exports/calls.ts'
import type { ExportFile } from '../../shell/exports/save-export.ts'
import { ConfirmDialog } from '../../shell/forms/confirm-dialog.tsx'
import { Answer } from '../../shell/page/answer.tsx'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { toastSuccess } from '../../shell/toast.ts'
import { useAction } from '../../shell/use-action.ts'
import { callKey, useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'
import { ExportLine } from './export-line.tsx'
import './exports.css'

const SECONDS = 3

/** The files that the person asked lists for: how far each is, to be fetched, tried again or deleted. */
export function Component() {
  const queries = useQueryClient()
  const [doomed, setDoomed] = useState<ExportFile>()
  const answer = useCall(listExports, {}, { refetchSeconds: SECONDS })
  const refresh = () => void queries.invalidateQueries({ queryKey: callKey(listExports) })
  const { run: retry } = useAction(retryExport, { onDone: refresh })
  const { run: remove, isBusy } = useAction(deleteExport, {
    onDone: () => {
      setDoomed(undefined)
      toastSuccess(copy.removed)
      refresh()
    },
  })
  return (
    <Page title={copy.title} intro={copy.intro}>
      <Answer of={answer}>
        {(files) =>
          files.length === 0 ? (
            <div className="panel">
              <Notice title={copy.empty} hint={copy.emptyHint} />
            </div>
          ) : (
            <ul className="export-lines" aria-label={copy.list} aria-live="polite">
              {files.map((file) => (
                <ExportLine
                  key={file.id}
                  file={file}
                  onRetry={() => retry({ params: { id: file.id } })}
                  onRemove={() => setDoomed(file)}
                />
              ))}
            </ul>
          )
        }
      </Answer>
      {doomed && (
        <ConfirmDialog
          title={copy.askRemove}
          okText={copy.confirmRemove}
          isDanger
          isBusy={isBusy}
          onOk={() => remove({ params: { id: doomed.id } })}
          onClose={() => setDoomed(undefined)}
        >
          {copy.removeWarning}
        </ConfirmDialog>
      )}
    </Page>
  )
}
