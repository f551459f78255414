import { Button, Select, Tag } from 'antd'
import { useState } from 'react'
import { listBatchRecords } from '@lqr/contract/demand-reports/batch-calls.ts'
import type { BatchRecord } from '@lqr/contract/demand-reports/batch-entities.ts'
import { BATCH_STATES, type BatchState } from '@lqr/contract/demand-reports/kinds.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { KeywordSearch } from '../../../shell/records/keyword-search.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { RecordList } from '../../../shell/records/record-list.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { useCall } from '../../../shell/use-call.ts'
import { BatchDrawer } from './batch-drawer.tsx'
import { copy } from './copy.ts'
import { ReopenDialog } from './reopen-dialog.tsx'

const texts = copy.batches
const PAGE_SIZE = 20
const COLORS: Record<BatchState, string> = {
  NOT_OPEN: 'default',
  OPEN: 'processing',
  CLOSED: 'warning',
  ARCHIVED: 'default',
}

interface Open {
  readonly what: 'edit' | 'reopen'
  readonly batch: BatchRecord | undefined
}

function columnsFor(open: (next: Open) => void): readonly RecordColumn<BatchRecord>[] {
  return [
    { key: 'name', title: texts.name, isHeading: true, render: (row) => row.name },
    {
      key: 'state',
      title: texts.state,
      render: ({ state }) => <Tag color={COLORS[state]}>{nameOf(BATCH_STATES, state)}</Tag>,
    },
    { key: 'owner', title: texts.owner, render: (row) => row.ownerAreaName },
    { key: 'areas', title: texts.areas, render: (row) => row.areaNames.join('、') || texts.wholeArea },
    {
      key: 'days',
      title: texts.days,
      render: (row) => (
        <span className="tabular">
          {formatDate(row.opensOn)} {texts.to} {formatDate(row.closesOn)}
        </span>
      ),
    },
    { key: 'reports', title: texts.reports, align: 'right', render: (row) => row.reports },
    {
      key: 'actions',
      title: texts.actions,
      render: (batch) =>
        batch.canEdit &&
        batch.state !== 'ARCHIVED' && (
          <>
            <Button type="link" size="small" onClick={() => open({ what: 'edit', batch })}>
              {texts.edit}
            </Button>
            {batch.state === 'CLOSED' && (
              <Button type="link" size="small" onClick={() => open({ what: 'reopen', batch })}>
                {texts.reopen}
              </Button>
            )}
          </>
        ),
    },
  ]
}

/** The batches that concern the authority's area, and those it keeps itself. */
export function Component() {
  const search = useListSearch()
  const [open, setOpen] = useState<Open>()
  const state = search.oneOf('state', BATCH_STATES)
  const keyword = search.text('keyword')
  const body = {
    currentPageNum: search.page,
    pageSize: PAGE_SIZE,
    ...(state ? { state } : {}),
    ...(keyword ? { keyword } : {}),
  }
  const answer = useCall(listBatchRecords, { body }, { keepPrevious: true })
  const close = () => setOpen(undefined)
  return (
    <Page
      title={texts.title}
      extra={
        <Button type="primary" onClick={() => setOpen({ what: 'edit', batch: undefined })}>
          {texts.create}
        </Button>
      }
    >
      <div className="filters" role="search">
        <KeywordSearch
          value={keyword}
          label={texts.keyword}
          onSearch={(typed) => search.change({ keyword: typed })}
        />
        <Select
          aria-label={texts.state}
          className="filter-status"
          value={state ?? ''}
          options={[
            { value: '', label: texts.all },
            ...BATCH_STATES.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          onChange={(next) => search.change({ state: next })}
        />
      </div>
      <RecordList<BatchRecord>
        table="fillingBatches"
        label={texts.label}
        of={answer}
        columns={columnsFor(setOpen)}
        rowKey={(row) => row.id}
        empty={<Notice title={texts.empty} hint={texts.emptyHint} />}
        onPage={search.toPage}
      />
      {open?.what === 'edit' && <BatchDrawer batch={open.batch} onClose={close} />}
      {open?.what === 'reopen' && open.batch && <ReopenDialog batch={open.batch} onClose={close} />}
    </Page>
  )
}
