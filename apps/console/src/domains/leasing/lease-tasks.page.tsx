import { Input, Select, Tag } from 'antd'
import { useRef } from 'react'
import { Link } from 'react-router'
import { LEASE_TASK_SORTS, listLeaseTasks } from '@lqr/contract/leasing/calls.ts'
import type { LeaseTaskRow } from '@lqr/contract/leasing/entities.ts'
import { LEASE_KINDS } from '@lqr/contract/leasing/kinds.ts'
import { leaseStates } from '@lqr/contract/leasing/lease-case.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDateShort } from '@lqr/ui/format-date.ts'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { RecordList } from '../../shell/records/record-list.tsx'
import { useListSearch } from '../../shell/records/use-list-search.ts'
import { useRowKeys } from '../../shell/records/use-row-keys.ts'
import { DueTag } from '../../shell/time/due-tag.tsx'
import { useNow } from '../../shell/time/use-now.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy, taskCopy as texts } from './copy.ts'
import { LeaseStatusTag } from './lease-status-tag.tsx'

const OPEN = ''
const ALL = 'all'
const PAGE_SIZE = 20
const REFRESH_SECONDS = 60
const statusOptions = [
  { value: OPEN, label: texts.allOpen },
  { value: ALL, label: texts.all },
  ...leaseStates.map(({ code, name }) => ({ value: code, label: name })),
]
const sortOptions = LEASE_TASK_SORTS.map((sort) => ({ value: sort, label: texts.sorts[sort] }))
const sorts = LEASE_TASK_SORTS.map((code) => ({ code }))

function columnsAt(now: Date): readonly RecordColumn<LeaseTaskRow>[] {
  return [
    {
      key: 'company',
      title: texts.company,
      isHeading: true,
      render: (row) => (
        <Link to={`/workbench/leases/${row.id}`} data-row-link>
          {row.corporateName ?? row.needNo}
        </Link>
      ),
    },
    {
      key: 'equipment',
      title: copy.equipment,
      render: (row) => (
        <>
          {row.equipmentName}
          <div className="muted">{nameOf(LEASE_KINDS, row.kind)}</div>
        </>
      ),
    },
    {
      key: 'due',
      title: texts.due,
      render: (row) => <DueTag clock={{ ...row, isPaused: false }} now={now} />,
    },
    {
      key: 'status',
      title: copy.status,
      render: (row) => (
        <>
          <LeaseStatusTag status={row.status} />
          {row.isAgreed && row.status === 'OFFERED' && <Tag color="success">{texts.agreed}</Tag>}
        </>
      ),
    },
    {
      key: 'amount',
      title: copy.amount,
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
      title: copy.submitted,
      render: (row) => <span className="tabular nowrap">{formatDateShort(row.createdAt)}</span>,
    },
    { key: 'needNo', title: copy.needNo, render: (row) => <span className="tabular">{row.needNo}</span> },
  ]
}

/** The lease needs that were shown to this institution; j, k and Enter walk through them. */
export function Component() {
  const search = useListSearch()
  const list = useRef<HTMLDivElement>(null)
  const now = useNow()
  useRowKeys(list)
  const status = search.oneOf('status', leaseStates)
  const showsAll = search.text('status') === ALL
  const sort = search.oneOf('sort', sorts) ?? LEASE_TASK_SORTS[0]
  const keyword = search.text('keyword')
  const answer = useCall(
    listLeaseTasks,
    {
      body: {
        currentPageNum: search.page,
        pageSize: PAGE_SIZE,
        sort,
        ...(keyword ? { keyword } : {}),
        ...(status ? { status } : {}),
        ...(status || showsAll ? {} : { openOnly: true }),
      },
    },
    { keepPrevious: true, refetchSeconds: REFRESH_SECONDS },
  )
  return (
    <Page title={texts.title}>
      <div className="filters" role="search">
        <Input.Search
          key={keyword ?? ''}
          defaultValue={keyword ?? ''}
          placeholder={texts.keyword}
          aria-label={texts.keyword}
          enterButton={copy.search}
          allowClear
          maxLength={50}
          onSearch={(value) => search.change({ keyword: value.trim() })}
        />
        <Select
          aria-label={copy.status}
          className="filter-status"
          value={status ?? (showsAll ? ALL : OPEN)}
          options={statusOptions}
          onChange={(value) => search.change({ status: value })}
        />
        <Select
          aria-label={texts.sort}
          className="filter-sort"
          value={sort}
          options={sortOptions}
          onChange={(value) => search.change({ sort: value })}
        />
      </div>
      <div ref={list}>
        <RecordList
          table="leaseTasks"
          label={texts.label}
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
