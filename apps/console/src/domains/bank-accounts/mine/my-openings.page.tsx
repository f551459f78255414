import { Link } from 'react-router'
import { accountOpeningCase, openingStates } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { listAccountOpenings } from '@lqr/contract/bank-accounts/calls.ts'
import type { AccountOpeningRow } from '@lqr/contract/bank-accounts/entities.ts'
import { ACCOUNT_TYPES } from '@lqr/contract/bank-accounts/kinds.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { numberColumn, RowLink, statusColumn, submittedColumn } from '../../../shell/cases/case-columns.tsx'
import { CaseListPage } from '../../../shell/cases/case-list-page.tsx'
import { useCaseSearch } from '../../../shell/cases/use-case-search.ts'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from '../copy.ts'
import { mineCopy as texts } from './copy.ts'

const BOOK = '/personal/account-openings/new'
const FILTERS = { states: openingStates, toggles: ['open'] } as const

const columns: readonly RecordColumn<AccountOpeningRow>[] = [
  {
    key: 'branch',
    title: copy.branch,
    isHeading: true,
    render: (row) => (
      <>
        <RowLink to={`/personal/account-openings/${row.id}`}>{row.branchName}</RowLink>
        <div className="muted">{nameOf(ACCOUNT_TYPES, row.accountType)}</div>
      </>
    ),
  },
  statusColumn(accountOpeningCase),
  {
    key: 'visit',
    title: texts.visit,
    render: (row) => <span className="tabular nowrap">{formatDateTime(row.appointTime)}</span>,
  },
  {
    key: 'account',
    title: copy.account,
    render: (row) => <span className="tabular">{row.accountNoMasked}</span>,
  },
  submittedColumn((row) => row.createdAt),
  numberColumn('applyNo', copy.applyNo, (row) => row.applyNo),
]

/** The enterprise's own openings. */
export function Component() {
  const search = useCaseSearch(FILTERS)
  const answer = useCall(
    listAccountOpenings,
    { body: { ...search.body, sort: 'newest' } },
    { keepPrevious: true },
  )
  return (
    <CaseListPage
      table="myOpenings"
      texts={texts}
      search={search}
      of={answer}
      columnsAt={() => columns}
      rowKey={(row) => row.id}
      extra={
        <>
          <Link to="/personal/bank-accounts">{texts.accounts}</Link>
          <LinkButton to={BOOK} label={texts.book} />
        </>
      }
      emptyAction={<LinkButton to={BOOK} label={texts.book} />}
    />
  )
}
