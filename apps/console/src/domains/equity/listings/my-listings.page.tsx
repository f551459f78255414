import { STOCK_BOARDS } from '@lqr/contract/equity/boards.ts'
import { listListings } from '@lqr/contract/equity/listing-calls.ts'
import { listingStates, stockApplicationCase } from '@lqr/contract/equity/listing-case.ts'
import type { ListingRow } from '@lqr/contract/equity/listing-entities.ts'
import { numberColumn, RowLink, statusColumn, submittedColumn } from '../../../shell/cases/case-columns.tsx'
import { CaseListPage } from '../../../shell/cases/case-list-page.tsx'
import { useCaseSearch } from '../../../shell/cases/use-case-search.ts'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy, mineCopy as texts } from './copy.ts'

const FILTERS = { states: listingStates, toggles: ['open'] } as const

const columns: readonly RecordColumn<ListingRow>[] = [
  {
    key: 'item',
    title: copy.item,
    isHeading: true,
    render: (row) => (
      <>
        <RowLink to={`/personal/listings/${row.id}`}>{row.itemName}</RowLink>
        <div className="muted">{nameOf(STOCK_BOARDS, row.board)}</div>
      </>
    ),
  },
  statusColumn(stockApplicationCase),
  {
    key: 'code',
    title: copy.companyCode,
    render: (row) => <span className="tabular">{row.companyCode}</span>,
  },
  { key: 'exchange', title: copy.exchange, render: (row) => row.orgName },
  submittedColumn((row) => row.createdAt),
  numberColumn('applyNo', copy.applyNo, (row) => row.applyNo),
]

/** The enterprise's own applications to be listed. */
export function Component() {
  const search = useCaseSearch(FILTERS)
  const body = { ...search.body, sort: 'newest' as const }
  const answer = useCall(listListings, { body }, { keepPrevious: true })
  const toItems = <LinkButton to="/stock" label={texts.toItems} isPortal />
  return (
    <CaseListPage
      table="myListings"
      texts={texts}
      search={search}
      of={answer}
      columnsAt={() => columns}
      rowKey={(row) => row.id}
      extra={toItems}
      emptyAction={toItems}
    />
  )
}
