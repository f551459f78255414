import { useRef } from 'react'
import { Link } from 'react-router'
import { listApplications } from '@lqr/contract/applications/calls.ts'
import type { ApplicationRow } from '@lqr/contract/applications/entities.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDateShort } from '@lqr/ui/format-date.ts'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { RecordList } from '../../../shell/records/record-list.tsx'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { useRowKeys } from '../../../shell/records/use-row-keys.ts'
import { DueTag } from '../../../shell/time/due-tag.tsx'
import { useNow } from '../../../shell/time/use-now.ts'
import { useCall } from '../../../shell/use-call.ts'
import { StatusTag } from '../application/status-tag.tsx'
import { copy } from './copy.ts'
import { PoolFilters } from './pool-filters.tsx'
import { usePoolSearch } from './use-pool-search.ts'

const texts = copy.pool
const PAGE_SIZE = 20
const REFRESH_SECONDS = 60

function columnsAt(now: Date): readonly RecordColumn<ApplicationRow>[] {
  return [
    {
      key: 'company',
      title: texts.company,
      isHeading: true,
      render: (row) => (
        <Link to={`/workbench/applications/${row.id}`} data-row-link>
          {row.corporateName ?? row.applyNo}
        </Link>
      ),
    },
    { key: 'due', title: texts.due, render: (row) => <DueTag clock={row} now={now} /> },
    { key: 'status', title: texts.status, render: (row) => <StatusTag status={row.status} /> },
    { key: 'product', title: texts.product, render: (row) => row.productName },
    {
      key: 'amount',
      title: texts.amount,
      align: 'right',
      render: (row) => (
        <span className="tabular nowrap">
          {formatAmount(row.amountYuan)} / {formatTerm(row.termMonths)}
        </span>
      ),
    },
    { key: 'officer', title: texts.officer, render: (row) => row.officerName ?? texts.unassigned },
    {
      key: 'submitted',
      title: texts.submitted,
      render: (row) => <span className="tabular nowrap">{formatDateShort(row.createdAt)}</span>,
    },
    {
      key: 'applyNo',
      title: texts.application,
      render: (row) => <span className="tabular">{row.applyNo}</span>,
    },
  ]
}

/** The institution's cases: what is overdue stands first; j, k and Enter walk through them. */
export function Component() {
  const search = usePoolSearch()
  const list = useRef<HTMLDivElement>(null)
  const now = useNow()
  useRowKeys(list)
  const answer = useCall(
    listApplications,
    { body: { ...search.filters, currentPageNum: search.page, pageSize: PAGE_SIZE } },
    { keepPrevious: true, refetchSeconds: REFRESH_SECONDS },
  )
  return (
    <Page title={texts.title}>
      <PoolFilters search={search} />
      <div ref={list}>
        <RecordList
          table="taskPool"
          label={texts.list}
          of={answer}
          columns={columnsAt(now)}
          rowKey={(row) => row.id}
          rowClassName={(row) => (row.isOverdue ? 'is-overdue' : '')}
          empty={<Notice title={texts.empty} hint={texts.emptyHint} />}
          onPage={search.toPage}
        />
      </div>
    </Page>
  )
}
