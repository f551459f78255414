import { Checkbox, Input, Select } from 'antd'
import { Link } from 'react-router'
import { listApplications } from '@lqr/contract/applications/calls.ts'
import { applicationStates } from '@lqr/contract/applications/application-case.ts'
import type { ApplicationRow } from '@lqr/contract/applications/entities.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDateShort } from '@lqr/ui/format-date.ts'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { RecordList } from '../../../shell/records/record-list.tsx'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { DueTag } from '../../../shell/time/due-tag.tsx'
import { useNow } from '../../../shell/time/use-now.ts'
import { useCall } from '../../../shell/use-call.ts'
import { StatusTag } from '../application/status-tag.tsx'
import { copy } from './copy.ts'

const texts = copy.list
const ALL = ''
const statusOptions = [
  { value: ALL, label: texts.all },
  ...applicationStates
    .filter(({ code }) => code !== 'DRAFT')
    .map(({ code, name }) => ({ value: code, label: name })),
]

function columnsAt(now: Date): readonly RecordColumn<ApplicationRow>[] {
  return [
    {
      key: 'product',
      title: texts.product,
      isHeading: true,
      render: (row) => (
        <>
          <Link to={`/personal/applications/${row.id}`}>{row.productName}</Link>
          <div className="muted">{row.orgName}</div>
        </>
      ),
    },
    { key: 'status', title: texts.status, render: (row) => <StatusTag status={row.status} /> },
    { key: 'due', title: texts.due, render: (row) => <DueTag clock={row} now={now} /> },
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
    {
      key: 'submitted',
      title: texts.submitted,
      render: (row) => <span className="tabular nowrap">{formatDateShort(row.createdAt)}</span>,
    },
    { key: 'applyNo', title: texts.applyNo, render: (row) => <span className="tabular">{row.applyNo}</span> },
  ]
}

/** The enterprise's own applications. */
export function Component() {
  const search = useListSearch()
  const now = useNow()
  const status = search.oneOf('status', applicationStates)
  const keyword = search.text('keyword')
  const openOnly = search.isOn('open')
  const answer = useCall(
    listApplications,
    {
      body: {
        currentPageNum: search.page,
        sort: 'newest',
        ...(status ? { status } : {}),
        ...(keyword ? { keyword } : {}),
        ...(openOnly ? { openOnly } : {}),
      },
    },
    { keepPrevious: true },
  )
  const find = <a href="/financial">{texts.find}</a>
  return (
    <Page title={texts.title} extra={find}>
      <div className="filters" role="search">
        <Input.Search
          key={keyword ?? ''}
          defaultValue={keyword ?? ''}
          placeholder={texts.keyword}
          aria-label={texts.keyword}
          enterButton={texts.search}
          allowClear
          maxLength={50}
          onSearch={(value) => search.change({ keyword: value.trim() })}
        />
        <Select
          aria-label={texts.status}
          className="filter-status"
          value={status ?? ALL}
          options={statusOptions}
          onChange={(value) => search.change({ status: value })}
        />
        <Checkbox checked={openOnly} onChange={({ target }) => search.change({ open: target.checked })}>
          {texts.openOnly}
        </Checkbox>
      </div>
      <RecordList
        table="myApplications"
        label={texts.label}
        of={answer}
        columns={columnsAt(now)}
        rowKey={(row) => row.id}
        empty={
          <Notice
            title={texts.empty}
            hint={texts.emptyHint}
            action={<LinkButton to="/financial" label={texts.find} isPortal />}
          />
        }
        onPage={search.toPage}
      />
    </Page>
  )
}
