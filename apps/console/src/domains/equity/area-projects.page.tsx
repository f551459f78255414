import { AREA_PROJECT_SORTS, listAreaProjects } from '@lqr/contract/equity/project-calls.ts'
import { projectStates } from '@lqr/contract/equity/project-case.ts'
import { dueColumn } from '../../shell/cases/case-columns.tsx'
import { CaseListPage, WORK_LIST } from '../../shell/cases/case-list-page.tsx'
import { useCaseSearch } from '../../shell/cases/use-case-search.ts'
import { workAddress } from '../../shell/cases/work-address.ts'
import { useCall } from '../../shell/use-call.ts'
import { projectColumns } from './project-columns.tsx'
import { copy, officeCopy as texts } from './project-copy.ts'

const FILTERS = {
  states: projectStates.filter(({ code }) => code !== 'DRAFT'),
  sorts: AREA_PROJECT_SORTS,
  toggles: ['overdue'],
  beginsWithOpen: true,
} as const

const columnsAt = (now: Date) =>
  projectColumns(texts.title, copy.sealed, (id) => workAddress('equityProject', id, 'authority'), [
    { key: 'company', title: copy.company, render: (row) => row.corporateName },
    dueColumn(texts.due, now),
  ])

/** The projects of the authority's area: what is to be reviewed first stands first. */
export function Component() {
  const search = useCaseSearch(FILTERS)
  const answer = useCall(listAreaProjects, { body: search.body }, WORK_LIST)
  return (
    <CaseListPage
      {...{ texts, search, columnsAt }}
      table="areaProjects"
      isWork
      of={answer}
      rowKey={({ id }) => id}
    />
  )
}
