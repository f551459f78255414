import { Button, Progress, Tag } from 'antd'
import {
  EXPORT_FAILURES,
  EXPORT_FORMATS,
  EXPORT_STATES,
  type ExportFailure,
  type ExportState,
} from '@lqr/contract/exports/kinds.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { type ExportFile, saveExport } from '../../shell/exports/save-export.ts'
import { nameOf } from '../../shell/records/name-of.ts'
import { useHandOnFocus } from '../../shell/records/use-hand-on-focus.ts'
import { sayFailure } from '../../shell/toast.ts'
import { copy } from './copy.ts'

const COLORS: Readonly<Record<ExportState, string>> = {
  PENDING: 'processing',
  READY: 'success',
  FAILED: 'error',
}

/** What may be otherwise the next time; a longer list or other rights are asked for anew, from the list. */
const PASSING: readonly (ExportFailure | null)[] = ['broken', 'dayUsedUp']

interface ExportLineProps {
  file: ExportFile
  onRetry: () => void
  onRemove: () => void
}

const percentOf = ({ doneRows, totalRows }: ExportFile) =>
  totalRows ? Math.min(99, Math.floor((doneRows / totalRows) * 100)) : 0

/** One file: what it is of, how far it is, and what can be done with it. */
export function ExportLine({ file, onRetry, onRemove }: ExportLineProps) {
  const { title, format, status, filterWords, doneRows, totalRows, failure, requestedAt, expiresAt } = file
  const formatName = nameOf(EXPORT_FORMATS, format)
  const own = useHandOnFocus()
  return (
    <li className="panel export-line">
      <div className="export-what">
        <h2>
          {title} <Tag>{formatName}</Tag>
          <Tag color={COLORS[status]}>{nameOf(EXPORT_STATES, status)}</Tag>
        </h2>
        <p>{filterWords.length > 0 ? copy.by(filterWords.join('；')) : copy.noFilter}</p>
        <p className="muted tabular">
          {copy.asked(formatDateTime(requestedAt))}
          {status === 'READY' && ` · ${copy.rows(totalRows ?? doneRows)}`}
          {expiresAt && ` · ${copy.until(formatDateTime(expiresAt))}`}
        </p>
        {status === 'PENDING' && (
          <>
            {totalRows !== null && (
              <Progress percent={percentOf(file)} size="small" aria-label={copy.progress(title)} />
            )}
            <p className="muted tabular">{copy.running(doneRows, totalRows)}</p>
          </>
        )}
        {failure && <p className="field-problem">{nameOf(EXPORT_FAILURES, failure)}</p>}
      </div>
      <div className="record-actions">
        {status === 'READY' && (
          <Button
            type="primary"
            size="small"
            aria-label={copy.downloadOf(title, formatName)}
            onClick={() => void saveExport(file).catch(sayFailure)}
          >
            {copy.download}
          </Button>
        )}
        {status === 'FAILED' && PASSING.includes(failure) && (
          <Button size="small" aria-label={copy.retryOf(title)} onClick={onRetry}>
            {copy.retry}
          </Button>
        )}
        <Button ref={own} size="small" aria-label={copy.removeOf(title)} onClick={onRemove}>
          {copy.remove}
        </Button>
      </div>
    </li>
  )
}
