import { listDemandReports } from '@lqr/contract/demand-reports/calls.ts'
import { INSTITUTION_STATES, reportStates } from '@lqr/contract/demand-reports/report-case.ts'
import { CaseListPage, WORK_LIST } from '../../../shell/cases/case-list-page.tsx'
import { useCaseSearch } from '../../../shell/cases/use-case-search.ts'
import { WORK_LISTS } from '../../../shell/cases/work-address.ts'
import { useCall } from '../../../shell/use-call.ts'
import { reportColumns } from '../report/report-columns.tsx'
import { copy } from './copy.ts'

const AT_INSTITUTION: readonly string[] = INSTITUTION_STATES
const FILTERS = {
  states: reportStates.filter(({ code }) => AT_INSTITUTION.includes(code)),
  sorts: ['due', 'newest', 'amount'],
  beginsWithOpen: true,
} as const

/** The enterprises that authorities recommended to this institution. */
export function Component() {
  const search = useCaseSearch(FILTERS)
  const answer = useCall(listDemandReports, { body: search.body }, WORK_LIST)
  return (
    <CaseListPage
      table="reportTasks"
      isWork
      texts={copy}
      search={search}
      of={answer}
      columnsAt={(now) => reportColumns(WORK_LISTS.demandReport, now)}
      rowKey={(row) => row.id}
    />
  )
}
