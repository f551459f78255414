import { Link } from 'react-router'
import { accountOpeningCase, openingStates } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { listAccountOpenings } from '@lqr/contract/bank-accounts/calls.ts'
import type { AccountOpeningRow } from '@lqr/contract/bank-accounts/entities.ts'
import { ACCOUNT_TYPES } from '@lqr/contract/bank-accounts/kinds.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
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
import { copy } from '../copy.ts'
import { deskCopy as texts } from './copy.ts'

const FILTERS = { states: openingStates, sorts: ['due', 'newest'], beginsWithOpen: true } as const

function columnsAt(now: Date): readonly RecordColumn<AccountOpeningRow>[] {
  return [
    {
      key: 'company',
      title: copy.company,
      isHeading: true,
      render: (row) => (
        <RowLink to={workAddress('accountOpening', row.id)}>{row.corporateName ?? row.applyNo}</RowLink>
      ),
    },
    {
      key: 'branch',
      title: copy.branch,
      render: (row) => (
        <>
          {row.branchName}
          <div className="muted">{nameOf(ACCOUNT_TYPES, row.accountType)}</div>
        </>
      ),
    },
    {
      key: 'visit',
      title: texts.visit,
      render: (row) => <span className="tabular nowrap">{formatDateTime(row.appointTime)}</span>,
    },
    dueColumn(texts.due, now),
    statusColumn(accountOpeningCase),
    { key: 'officer', title: copy.officer, render: (row) => row.officerName ?? texts.unassigned },
    submittedColumn((row) => row.createdAt),
    numberColumn('applyNo', copy.applyNo, (row) => row.applyNo),
  ]
}

/** The openings booked at this bank's branches. */
export function Component() {
  const search = useCaseSearch(FILTERS)
  const answer = useCall(listAccountOpenings, { body: search.body }, WORK_LIST)
  return (
    <CaseListPage
      table="openingTasks"
      isWork
      texts={texts}
      search={search}
      of={answer}
      columnsAt={columnsAt}
      rowKey={(row) => row.id}
      extra={<Link to="/workbench/opening-branches">{texts.calendar}</Link>}
    />
  )
}
