import { Select, Tag } from 'antd'
import { useRef } from 'react'
import { Link } from 'react-router'
import { listCertifications } from '@lqr/contract/certification/calls.ts'
import { certificationStates } from '@lqr/contract/certification/states.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { copy as shell } from '../../../shell/copy.ts'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { KeywordSearch } from '../../../shell/records/keyword-search.tsx'
import { RecordList } from '../../../shell/records/record-list.tsx'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { useRowKeys } from '../../../shell/records/use-row-keys.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from '../copy.ts'
import { CertificationTag } from '../state-tag.tsx'
import { ALL_STATES, useQueueSearch, WAITING } from './use-queue-search.ts'

type Row = CallOutput<typeof listCertifications>['list'][number]

const texts = copy.queue
const PAGE_SIZE = 20
const REFRESH_SECONDS = 60

const stateOptions = [
  { value: WAITING, label: texts.waiting },
  { value: ALL_STATES, label: texts.all },
  ...certificationStates
    .filter(({ code }) => String(code) !== WAITING)
    .map(({ code, name }) => ({ value: String(code), label: name })),
]

const columns: readonly RecordColumn<Row>[] = [
  {
    key: 'company',
    title: texts.company,
    isHeading: true,
    render: (row) => (
      <Link to={`/certification/review/${row.companyId}`} data-row-link>
        {row.corporateName ?? texts.unnamed}
      </Link>
    ),
  },
  { key: 'state', title: texts.state, render: (row) => <CertificationTag certiFlg={row.certiFlg} /> },
  {
    key: 'creditCode',
    title: texts.creditCode,
    render: (row) => (
      <>
        <span className="tabular">{row.creditCode}</span>{' '}
        {row.creditCodeSuspect && <Tag color="warning">{texts.suspect}</Tag>}
      </>
    ),
  },
  { key: 'area', title: texts.area, render: (row) => row.areaName },
  {
    key: 'submittedAt',
    title: texts.submittedAt,
    render: (row) => <span className="tabular nowrap">{formatDateTime(row.submittedAt)}</span>,
  },
  {
    key: 'reviewedAt',
    title: texts.reviewedAt,
    render: (row) => <span className="tabular nowrap">{formatDateTime(row.reviewedAt) || shell.none}</span>,
  },
]

/** Enterprises and their certification; what waits for a decision is shown first. */
export function Component() {
  const { page, filters, state, change, toPage } = useQueueSearch()
  const list = useRef<HTMLDivElement>(null)
  useRowKeys(list)
  const answer = useCall(
    listCertifications,
    { body: { ...filters, currentPageNum: page, pageSize: PAGE_SIZE } },
    { keepPrevious: true, refetchSeconds: REFRESH_SECONDS },
  )
  return (
    <Page title={texts.title}>
      <div className="filters" role="search">
        <KeywordSearch
          value={filters.keyword}
          label={texts.keyword}
          onSearch={(typed) => change({ keyword: typed })}
        />
        <Select
          aria-label={texts.state}
          className="filter-status"
          value={state}
          options={stateOptions}
          onChange={(value) => change({ state: value === WAITING ? undefined : value })}
        />
      </div>
      <div ref={list}>
        <RecordList
          table="certifications"
          label={texts.list}
          of={answer}
          columns={columns}
          rowKey={(row) => row.companyId}
          empty={<Notice title={texts.empty} hint={texts.emptyHint} />}
          onPage={toPage}
        />
      </div>
    </Page>
  )
}
