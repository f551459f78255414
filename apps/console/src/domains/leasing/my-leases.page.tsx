import { listLeaseNeeds } from '@lqr/contract/leasing/calls.ts'
import type { LeaseNeedRow } from '@lqr/contract/leasing/entities.ts'
import { LEASE_KINDS } from '@lqr/contract/leasing/kinds.ts'
import { leaseCase, leaseStates } from '@lqr/contract/leasing/lease-case.ts'
import {
  amountColumn,
  numberColumn,
  RowLink,
  statusColumn,
  submittedColumn,
} from '../../shell/cases/case-columns.tsx'
import { CaseListPage } from '../../shell/cases/case-list-page.tsx'
import { useCaseSearch } from '../../shell/cases/use-case-search.ts'
import { LinkButton } from '../../shell/page/link-button.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy, mineCopy as texts } from './copy.ts'

const PUBLISH = '/leaseForm'
const FILTERS = { states: leaseStates.filter(({ code }) => code !== 'LOST'), toggles: ['open'] } as const

const columns: readonly RecordColumn<LeaseNeedRow>[] = [
  {
    key: 'equipment',
    title: copy.equipment,
    isHeading: true,
    render: (row) => (
      <>
        <RowLink to={`/personal/leases/${row.id}`}>{row.equipmentName}</RowLink>
        <div className="muted">{nameOf(LEASE_KINDS, row.kind)}</div>
      </>
    ),
  },
  statusColumn(leaseCase),
  { key: 'offers', title: texts.offers, render: (row) => texts.offersOf(row.offers, row.institutions) },
  amountColumn(),
  submittedColumn((row) => row.createdAt),
  numberColumn('needNo', copy.needNo, (row) => row.needNo),
]

/** The enterprise's own lease needs. */
export function Component() {
  const search = useCaseSearch(FILTERS)
  const answer = useCall(listLeaseNeeds, { body: search.body }, { keepPrevious: true })
  return (
    <CaseListPage
      table="myLeases"
      texts={texts}
      search={search}
      of={answer}
      columnsAt={() => columns}
      rowKey={(row) => row.id}
      extra={<a href={PUBLISH}>{texts.publish}</a>}
      emptyAction={<LinkButton to={PUBLISH} label={texts.publish} isPortal />}
    />
  )
}
