import { Button } from 'antd'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import type { registerEnterprises } from '@lqr/contract/identity/user-admin-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { formatDateShort, formatDateTime } from '@lqr/ui/format-date.ts'
import { saveBlob } from '../../../shell/files/save-blob.ts'
import { ImportReport } from '../../../shell/imports/import-report.tsx'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { ConfirmDialog } from '../../../shell/forms/confirm-dialog.tsx'
import { copy } from './copy.ts'
import { csvText } from '../../../shell/files/csv-text.ts'

type Report = CallOutput<typeof registerEnterprises>
type Row = Report['rows'][number]

const texts = copy.report

const columns: readonly RecordColumn<Row>[] = [
  { key: 'userName', title: copy.form.userName, isHeading: true, render: ({ username }) => username },
  {
    key: 'password',
    title: texts.password,
    isKept: true,
    render: ({ initialPassword }) => initialPassword && <code>{initialPassword}</code>,
  },
]

function reportFile({ rows }: Report): Blob {
  const lines = rows.map(({ row, status, username, initialPassword, problems }) => [
    String(row),
    texts.statuses[status],
    username,
    initialPassword ?? '',
    problems.join('；'),
  ])
  return new Blob([csvText([texts.header, ...lines])], { type: 'text/csv;charset=utf-8' })
}

interface CsvReportProps {
  report: Report
  onAgain: () => void
}

/** What became of each row, with the passwords that are shown this once: nobody leaves by mistake without them. */
export function CsvReport({ report, onAgain }: CsvReportProps) {
  const [isSaved, setSaved] = useState(report.created === 0)
  const [wantsAgain, setWantsAgain] = useState(false)
  const blocker = useBlocker(!isSaved)
  useBeforeUnload((event) => {
    if (!isSaved) event.preventDefault()
  })
  const download = () => {
    saveBlob(reportFile(report), texts.fileName(formatDateShort(new Date())))
    setSaved(true)
    toastSuccess(texts.downloaded)
  }
  const isAsked = wantsAgain || blocker.state === 'blocked'
  const leave = () => (blocker.state === 'blocked' ? blocker.proceed() : onAgain())
  const stay = () => {
    setWantsAgain(false)
    if (blocker.state === 'blocked') blocker.reset()
  }
  return (
    <>
      <ImportReport
        table="registrationReport"
        label={texts.list}
        report={report}
        summary={texts.summary(report.created, report.refused)}
        description={report.created > 0 && `${texts.once} ${texts.until(formatDateTime(report.expiresAt))}`}
        statusNames={texts.statuses}
        columns={columns}
        actions={
          <>
            {report.created > 0 && (
              <Button
                type="primary"
                icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
                onClick={download}
              >
                {texts.download}
              </Button>
            )}
            <Button onClick={() => (isSaved ? onAgain() : setWantsAgain(true))}>{texts.again}</Button>
          </>
        }
      />
      {isAsked && (
        <ConfirmDialog title={texts.leaveTitle} okText={texts.leaveOk} isDanger onOk={leave} onClose={stay}>
          <p>{texts.leaveText}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
