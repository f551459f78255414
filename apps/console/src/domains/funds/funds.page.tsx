import { Button } from 'antd'
import { type FundRecord, listFundRecords, setFundStatus } from '@lqr/contract/funds/record-calls.ts'
import { FUND_KINDS, FUND_PHASES } from '@lqr/contract/reference/fund-kinds.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { RecordList } from '../../shell/records/record-list.tsx'
import { useCall } from '../../shell/use-call.ts'
import { copy as shared } from '../../shell/publishing/copy.ts'
import { MoveAction } from '../../shell/publishing/move-action.tsx'
import { RecordFilters } from '../../shell/publishing/record-filters.tsx'
import { PublicationTag } from '../../shell/publishing/status-tag.tsx'
import { useChanged } from '../../shell/publishing/use-changed.ts'
import { useRecordSearch } from '../../shell/publishing/use-record-search.ts'
import { copy } from './copy.ts'
import { FundDrawer } from './fund-drawer.tsx'
import '../../shell/publishing/publication.css'

const PAGE_SIZE = 20

interface Acts {
  edit: (fund: FundRecord) => void
  renew: () => void
}

function columnsOf({ edit, renew }: Acts): readonly RecordColumn<FundRecord>[] {
  return [
    { key: 'name', title: copy.name, isHeading: true, render: ({ name }) => name },
    { key: 'kind', title: copy.kind, render: ({ kind }) => nameOf(FUND_KINDS, kind) },
    { key: 'phase', title: copy.phase, render: ({ phase }) => nameOf(FUND_PHASES, phase) },
    {
      key: 'size',
      title: copy.size,
      align: 'right',
      render: ({ sizeYuan }) => <span className="tabular nowrap">{formatAmount(sizeYuan)}</span>,
    },
    { key: 'area', title: copy.area, render: ({ areaName }) => areaName },
    { key: 'status', title: shared.status, render: (fund) => <PublicationTag {...fund} /> },
    {
      key: 'updatedAt',
      title: shared.updatedAt,
      render: ({ updatedAt }) => <span className="tabular nowrap">{formatDateTime(updatedAt)}</span>,
    },
    {
      key: 'actions',
      title: shared.actions,
      render: (fund) => (
        <div className="record-actions">
          <Button size="small" aria-label={shared.editOf(fund.name)} onClick={() => edit(fund)}>
            {shared.edit}
          </Button>
          <MoveAction def={setFundStatus} record={fund} name={fund.name} onChanged={renew} />
        </div>
      ),
    },
  ]
}

/** The funds of the zone in every state. */
export function Component() {
  const search = useRecordSearch()
  const { edited, setEdited, renew, saved, close } = useChanged<FundRecord>(listFundRecords)
  const answer = useCall(
    listFundRecords,
    { body: { ...search.filters, currentPageNum: search.page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  )
  const create = (
    <Button type="primary" onClick={() => setEdited('new')}>
      {copy.create}
    </Button>
  )
  return (
    <Page title={copy.title} intro={copy.intro} extra={create}>
      <RecordFilters search={search} keyword={copy.keyword} />
      <RecordList
        table="funds"
        label={copy.list}
        of={answer}
        columns={columnsOf({ edit: setEdited, renew })}
        rowKey={(fund) => fund.id}
        empty={<Notice title={copy.empty} hint={copy.emptyHint} />}
        onPage={search.toPage}
      />
      {edited && <FundDrawer fund={edited === 'new' ? undefined : edited} onSaved={saved} onClose={close} />}
    </Page>
  )
}
