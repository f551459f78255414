import { applicationCase, applicationStates } from '@lqr/contract/applications/application-case.ts'
import { listApplications } from '@lqr/contract/applications/calls.ts'
import type { ApplicationRow } from '@lqr/contract/applications/entities.ts'
import {
  amountColumn,
  dueColumn,
  numberColumn,
  RowLink,
  statusColumn,
  submittedColumn,
} from '../../../shell/cases/case-columns.tsx'
import { CaseListPage } from '../../../shell/cases/case-list-page.tsx'
import { useCaseSearch } from '../../../shell/cases/use-case-search.ts'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'

const PRODUCTS = '/financial'
const texts = copy.list
const FILTERS = {
  states: applicationStates.filter(({ code }) => code !== 'DRAFT'),
  toggles: ['open'],
} as const

function columnsAt(now: Date): readonly RecordColumn<ApplicationRow>[] {
  return [
    {
      key: 'product',
      title: texts.product,
      isHeading: true,
      render: (row) => (
        <>
          <RowLink to={`/personal/applications/${row.id}`}>{row.productName}</RowLink>
          <div className="muted">{row.orgName}</div>
        </>
      ),
    },
    statusColumn(applicationCase),
    dueColumn(texts.due, now),
    amountColumn(),
    submittedColumn((row) => row.createdAt),
    numberColumn('applyNo', texts.applyNo, (row) => row.applyNo),
  ]
}

/** The enterprise's own applications. */
export function Component() {
  const search = useCaseSearch(FILTERS)
  const answer = useCall(
    listApplications,
    { body: { ...search.body, sort: 'newest' } },
    { keepPrevious: true },
  )
  return (
    <CaseListPage
      table="myApplications"
      texts={texts}
      search={search}
      of={answer}
      columnsAt={columnsAt}
      rowKey={(row) => row.id}
      extra={<a href={PRODUCTS}>{texts.find}</a>}
      emptyAction={<LinkButton to={PRODUCTS} label={texts.find} isPortal />}
    />
  )
}
