import { Select } from 'antd'
import { STOCK_BOARDS } from '@lqr/contract/equity/boards.ts'
import { listListings } from '@lqr/contract/equity/listing-calls.ts'
import { listingStates, stockApplicationCase } from '@lqr/contract/equity/listing-case.ts'
import type { ListingRow } from '@lqr/contract/equity/listing-entities.ts'
import {
  dueColumn,
  numberColumn,
  RowLink,
  statusColumn,
  submittedColumn,
} from '../../../shell/cases/case-columns.tsx'
import { CaseListPage, WORK_LIST } from '../../../shell/cases/case-list-page.tsx'
import { useCaseSearch } from '../../../shell/cases/use-case-search.ts'
import { workAddress } from '../../../shell/cases/work-address.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy, deskCopy as texts } from './copy.ts'

const FILTERS = {
  states: listingStates,
  sorts: ['due', 'newest'],
  toggles: ['overdue', 'mine'],
  beginsWithOpen: true,
} as const
const FURTHER = ['board']

function columnsAt(now: Date): readonly RecordColumn<ListingRow>[] {
  return [
    {
      key: 'company',
      title: copy.company,
      isHeading: true,
      render: (row) => (
        <RowLink to={workAddress('stockApplication', row.id)}>{row.corporateName ?? row.applyNo}</RowLink>
      ),
    },
    {
      key: 'item',
      title: copy.item,
      render: (row) => (
        <>
          {row.itemName}
          <div className="muted">{nameOf(STOCK_BOARDS, row.board)}</div>
        </>
      ),
    },
    dueColumn(texts.due, now),
    statusColumn(stockApplicationCase),
    {
      key: 'code',
      title: copy.companyCode,
      render: (row) => <span className="tabular">{row.companyCode}</span>,
    },
    { key: 'officer', title: copy.officer, render: (row) => row.officerName ?? texts.unassigned },
    submittedColumn((row) => row.createdAt),
    numberColumn('applyNo', copy.applyNo, (row) => row.applyNo),
  ]
}

/** The applications this exchange has received: what must be done first stands first. */
export function Component() {
  const search = useCaseSearch(FILTERS)
  const board = search.oneOf('board', STOCK_BOARDS)
  const answer = useCall(listListings, { body: { ...search.body, ...(board ? { board } : {}) } }, WORK_LIST)
  return (
    <CaseListPage
      table="listingTasks"
      isWork
      texts={texts}
      search={search}
      of={answer}
      columnsAt={columnsAt}
      rowKey={(row) => row.id}
      further={FURTHER}
      choices={
        <Select
          aria-label={copy.board}
          className="filter-status"
          value={board ?? ''}
          options={[
            { value: '', label: texts.allBoards },
            ...STOCK_BOARDS.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          onChange={(chosen: string) => search.change({ board: chosen })}
        />
      }
    />
  )
}
