import { Link } from 'react-router'
import { listInterests } from '@lqr/contract/equity/interest-calls.ts'
import { interestCase, interestStates } from '@lqr/contract/equity/interest-case.ts'
import type { InterestRow } from '@lqr/contract/equity/interest-entities.ts'
import { AMOUNT_BANDS, PROJECT_STAGES } from '@lqr/contract/equity/project-kinds.ts'
import { numberColumn, RowLink, statusColumn, submittedColumn } from '../../../shell/cases/case-columns.tsx'
import { CaseListPage, WORK_LIST } from '../../../shell/cases/case-list-page.tsx'
import { useCaseSearch } from '../../../shell/cases/use-case-search.ts'
import { workAddress } from '../../../shell/cases/work-address.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy, deskCopy as texts } from './copy.ts'
import { TalksPanel } from './talks-panel.tsx'

const FILTERS = { states: interestStates, toggles: ['open'] } as const

const COLUMNS: readonly RecordColumn<InterestRow>[] = [
  {
    key: 'project',
    title: copy.project,
    isHeading: true,
    render: (row) => (
      <>
        <RowLink to={workAddress('projectInterest', row.id)}>{row.name}</RowLink>
        <div className="muted">{nameOf(PROJECT_STAGES, row.stage)}</div>
      </>
    ),
  },
  statusColumn(interestCase),
  {
    key: 'company',
    title: copy.company,
    render: (row) => row.corporateName ?? <span className="muted">{texts.masked}</span>,
  },
  { key: 'band', title: copy.band, render: (row) => nameOf(AMOUNT_BANDS, row.amountBand) },
  { key: 'area', title: copy.area, render: (row) => row.areaName },
  { key: 'officer', title: copy.officer, render: (row) => row.officerName },
  submittedColumn((row) => row.createdAt),
  numberColumn('interestNo', copy.interestNo, (row) => row.interestNo),
]

/** The projects in which this institution is or was interested. */
export function Component() {
  const search = useCaseSearch(FILTERS)
  const answer = useCall(listInterests, { body: search.body }, WORK_LIST)
  return (
    <CaseListPage
      table="projectInterests"
      isWork
      above={<TalksPanel side="institution" />}
      texts={texts}
      search={search}
      of={answer}
      columnsAt={() => COLUMNS}
      rowKey={(row) => row.id}
      emptyAction={<Link to="/workbench/equity-projects">{texts.toPool}</Link>}
    />
  )
}
