import { Checkbox, Input, Select } from 'antd'
import { Link } from 'react-router'
import { listLeaseNeeds } from '@lqr/contract/leasing/calls.ts'
import type { LeaseNeedRow } from '@lqr/contract/leasing/entities.ts'
import { LEASE_KINDS } from '@lqr/contract/leasing/kinds.ts'
import { leaseStates } from '@lqr/contract/leasing/lease-case.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDateShort } from '@lqr/ui/format-date.ts'
import { LinkButton } from '../../shell/page/link-button.tsx'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { RecordList } from '../../shell/records/record-list.tsx'
import { useListSearch } from '../../shell/records/use-list-search.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy, mineCopy as texts } from './copy.ts'
import { LeaseStatusTag } from './lease-status-tag.tsx'

const PUBLISH = '/leaseForm'
const ALL = ''
const statusOptions = [
  { value: ALL, label: copy.allStates },
  ...leaseStates
    .filter(({ code }) => code !== 'LOST')
    .map(({ code, name }) => ({ value: code, label: name })),
]

const columns: readonly RecordColumn<LeaseNeedRow>[] = [
  {
    key: 'equipment',
    title: copy.equipment,
    isHeading: true,
    render: (row) => (
      <>
        <Link to={`/personal/leases/${row.id}`}>{row.equipmentName}</Link>
        <div className="muted">{nameOf(LEASE_KINDS, row.kind)}</div>
      </>
    ),
  },
  { key: 'status', title: copy.status, render: (row) => <LeaseStatusTag status={row.status} /> },
  { key: 'offers', title: texts.offers, render: (row) => texts.offersOf(row.offers, row.institutions) },
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
  {
    key: 'submitted',
    title: copy.submitted,
    render: (row) => <span className="tabular nowrap">{formatDateShort(row.createdAt)}</span>,
  },
  { key: 'needNo', title: copy.needNo, render: (row) => <span className="tabular">{row.needNo}</span> },
]

/** The enterprise's own lease needs. */
export function Component() {
  const search = useListSearch()
  const status = search.oneOf('status', leaseStates)
  const keyword = search.text('keyword')
  const openOnly = search.isOn('open')
  const answer = useCall(
    listLeaseNeeds,
    {
      body: {
        currentPageNum: search.page,
        ...(status ? { status } : {}),
        ...(keyword ? { keyword } : {}),
        ...(openOnly ? { openOnly } : {}),
      },
    },
    { keepPrevious: true },
  )
  return (
    <Page title={texts.title} extra={<a href={PUBLISH}>{texts.publish}</a>}>
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
          value={status ?? ALL}
          options={statusOptions}
          onChange={(value) => search.change({ status: value })}
        />
        <Checkbox checked={openOnly} onChange={({ target }) => search.change({ open: target.checked })}>
          {copy.openOnly}
        </Checkbox>
      </div>
      <RecordList
        table="myLeases"
        label={texts.label}
        of={answer}
        columns={columns}
        rowKey={(row) => row.id}
        empty={
          <Notice
            title={texts.empty}
            hint={texts.emptyHint}
            action={<LinkButton to={PUBLISH} label={texts.publish} isPortal />}
          />
        }
        onPage={search.toPage}
      />
    </Page>
  )
}
