import { applicationCase, applicationStates } from '@lqr/contract/applications/application-case.ts'
import {
  APPLICATION_SORTS,
  countApplicationStates,
  listApplications,
} from '@lqr/contract/applications/calls.ts'
import type { ApplicationRow } from '@lqr/contract/applications/entities.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import {
  amountColumn,
  dueColumn,
  numberColumn,
  RowLink,
  statusColumn,
  submittedColumn,
} from '../../../shell/cases/case-columns.tsx'
import { CaseListPage, WORK_LIST } from '../../../shell/cases/case-list-page.tsx'
import { StateTabs } from '../../../shell/cases/state-tabs.tsx'
import { useCaseSearch } from '../../../shell/cases/use-case-search.ts'
import { workAddress } from '../../../shell/cases/work-address.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'

const texts = copy.pool
const OPEN = statesIn(applicationCase, 'open')
const FILTERS = {
  states: applicationStates.filter(({ code }) => code !== 'DRAFT'),
  sorts: APPLICATION_SORTS,
  toggles: ['overdue', 'mine'],
  beginsWithOpen: true,
} as const

function columnsAt(now: Date): readonly RecordColumn<ApplicationRow>[] {
  return [
    {
      key: 'company',
      title: texts.company,
      isHeading: true,
      render: (row) => (
        <RowLink to={workAddress('application', row.id)}>{row.corporateName ?? row.applyNo}</RowLink>
      ),
    },
    dueColumn(texts.due, now),
    statusColumn(applicationCase),
    { key: 'product', title: texts.product, render: (row) => row.productName },
    amountColumn(),
    { key: 'officer', title: texts.officer, render: (row) => row.officerName ?? texts.unassigned },
    submittedColumn((row) => row.createdAt),
    numberColumn('applyNo', texts.application, (row) => row.applyNo),
  ]
}

/** The institution's applications: how many stand in each state, and of a state what is overdue first. */
export function Component() {
  const search = useCaseSearch(FILTERS)
  const { overdueOnly, mineOnly } = search.body
  const counted = { ...(overdueOnly && { overdueOnly }), ...(mineOnly && { mineOnly }) }
  const counts = useCall(countApplicationStates, { body: counted }, WORK_LIST)
  const answer = useCall(listApplications, { body: search.body }, WORK_LIST)
  return (
    <CaseListPage
      table="taskPool"
      isWork
      texts={texts}
      search={search}
      of={answer}
      columnsAt={columnsAt}
      tabs={
        <StateTabs
          label={texts.tabs}
          search={search}
          counts={counts.data?.states}
          open={OPEN}
          names={texts.tabNames}
        />
      }
      rowKey={(row) => row.id}
    />
  )
}
