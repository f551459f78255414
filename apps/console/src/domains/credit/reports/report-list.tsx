import { Button, Space, Tag } from 'antd'
import { downloadReport, listReports, REPORT_STATES } from '@lqr/contract/credit/report-calls.ts'
import { scopeNames } from '@lqr/contract/credit/scopes.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { callForBlob } from '../../../shell/client.ts'
import { saveBlob } from '../../../shell/files/save-blob.ts'
import { Notice } from '../../../shell/page/notice.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { RecordList } from '../../../shell/records/record-list.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { sayFailure } from '../../../shell/toast.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'

type Report = CallOutput<typeof listReports>['list'][number]

const PAGE_SIZE = 20
/** While one is being made, the list looks again. */
const SECONDS = 3
const COLORS: Readonly<Record<string, string>> = { ready: 'success', failed: 'error', pending: 'processing' }

async function save({ id, number }: Report): Promise<void> {
  try {
    saveBlob(await callForBlob(downloadReport, { params: { id } }), copy.fileName(number))
  } catch (error) {
    sayFailure(error)
  }
}

const columns: readonly RecordColumn<Report>[] = [
  {
    key: 'number',
    title: copy.number,
    isHeading: true,
    render: ({ number, corporateName, caseNo }) => (
      <>
        {corporateName}
        <div className="muted tabular">{[number, caseNo].filter(Boolean).join(' · ')}</div>
      </>
    ),
  },
  {
    key: 'status',
    title: copy.status,
    render: ({ status, isWithdrawn }) =>
      isWithdrawn ? (
        <Tag>{copy.withdrawn}</Tag>
      ) : (
        <Tag color={COLORS[status] ?? 'default'}>{nameOf(REPORT_STATES, status)}</Tag>
      ),
  },
  {
    key: 'scope',
    title: copy.scope,
    render: ({ topics }) => <span title={scopeNames(topics).join('、')}>{copy.scopeOf(topics.length)}</span>,
  },
  {
    key: 'issuedAt',
    title: copy.issuedAt,
    render: ({ issuedAt }) => (issuedAt ? formatDateTime(issuedAt) : copy.notYet),
  },
  {
    key: 'validUntil',
    title: copy.validUntil,
    render: ({ validUntil }) => (validUntil ? formatDate(validUntil) : copy.notYet),
  },
  {
    key: 'digest',
    title: copy.digest,
    render: ({ digest, digestSuite }) =>
      digest ? <code className="hash">{`${digestSuite} ${digest}`}</code> : copy.notYet,
  },
  {
    key: 'actions',
    title: copy.actions,
    fixed: 'right',
    render: (report) =>
      report.status === 'ready' && (
        <Space size={8}>
          {report.isWithdrawn ? (
            <span className="muted">{copy.withdrawnHint}</span>
          ) : (
            <Button
              size="small"
              aria-label={copy.downloadOf(report.number)}
              onClick={() => void save(report)}
            >
              {copy.download}
            </Button>
          )}
          <Button
            size="small"
            type="link"
            href={`/reportCheck?number=${report.number}`}
            aria-label={copy.checkOf(report.number)}
          >
            {copy.check}
          </Button>
        </Space>
      ),
  },
]

/** The reports of the company or institution; one that is being made appears by itself when it is ready. */
export function ReportList({ emptyHint }: { emptyHint: string }) {
  const { page, toPage } = useListSearch()
  const body = { currentPageNum: page, pageSize: PAGE_SIZE }
  const answer = useCall(listReports, { body }, { keepPrevious: true, refetchSeconds: SECONDS })
  return (
    <RecordList<Report>
      table="creditReports"
      label={copy.list}
      of={answer}
      columns={columns}
      rowKey={({ id }) => id}
      empty={<Notice title={copy.empty} hint={emptyHint} />}
      onPage={toPage}
    />
  )
}
