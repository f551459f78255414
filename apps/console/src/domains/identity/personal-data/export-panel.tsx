import { useQueryClient } from '@tanstack/react-query'
import { Button, Progress, Tag } from 'antd'
import { useState } from 'react'
import {
  downloadPersonalExport,
  listPersonalExports,
  personalExportStates,
} from '@lqr/contract/identity/personal-data-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { formatDateShort, formatDateTime } from '@lqr/ui/format-date.ts'
import { formatFileSize } from '@lqr/ui/format-file-size.ts'
import { callForBlob } from '../../../shell/client.ts'
import { saveBlob } from '../../../shell/files/save-blob.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { sayFailure, toastSuccess } from '../../../shell/toast.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import { ExportDialog } from './export-dialog.tsx'

type Export = CallOutput<typeof listPersonalExports>['list'][number]

const texts = copy.export
const REFRESH_SECONDS = 3
const colors = { pending: 'processing', ready: 'success', expired: 'default' } as const

function ExportLine({ made, onDownload }: { made: Export; onDownload: () => void }) {
  const { status, requestedAt, expiresAt, size } = made
  const asked = formatDateTime(requestedAt)
  return (
    <li>
      <div>
        <p>
          <span className="tabular">{texts.requestedAt(asked)}</span>{' '}
          <Tag color={colors[status]}>{nameOf(personalExportStates, status)}</Tag>
        </p>
        <p className="muted tabular">
          {status === 'pending' && texts.pending}
          {status === 'ready' && texts.until(formatDateTime(expiresAt), formatFileSize(size ?? 0))}
          {status === 'expired' && texts.expired}
        </p>
        {status === 'pending' && (
          <Progress percent={100} status="active" showInfo={false} size="small" aria-hidden />
        )}
      </div>
      {status === 'ready' && (
        <Button type="primary" aria-label={texts.downloadOf(asked)} onClick={onDownload}>
          {texts.download}
        </Button>
      )}
    </li>
  )
}

/** The export of everything the platform knows of the person: asked for with the password, fetched within a day. */
export function ExportPanel() {
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const answer = useCall(listPersonalExports, {}, isWaiting ? { refetchSeconds: REFRESH_SECONDS } : {})
  const hasPending = answer.data?.list.some(({ status }) => status === 'pending') ?? false
  if (answer.data && hasPending !== isWaiting) setWaiting(hasPending)
  const begun = () => {
    toastSuccess(texts.begun)
    setAsking(false)
    void queries.invalidateQueries({ queryKey: callKey(listPersonalExports) })
  }
  const download = async ({ id, requestedAt }: Export) => {
    try {
      const blob = await callForBlob(downloadPersonalExport, { params: { id } })
      saveBlob(blob, texts.fileName(formatDateShort(requestedAt)))
    } catch (error) {
      sayFailure(error)
      void queries.invalidateQueries({ queryKey: callKey(listPersonalExports) })
    }
  }
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{texts.title}</h2>
        <Button disabled={hasPending} onClick={() => setAsking(true)}>
          {texts.request}
        </Button>
      </div>
      <p className="muted panel-note">{texts.intro}</p>
      <Answer of={answer}>
        {({ list }) => (
          <ul aria-label={texts.list} aria-live="polite" className="session-list">
            {list.map((made) => (
              <ExportLine key={made.id} made={made} onDownload={() => void download(made)} />
            ))}
          </ul>
        )}
      </Answer>
      {isAsking && <ExportDialog onDone={begun} onClose={() => setAsking(false)} />}
    </section>
  )
}
