import { questionStates } from '@lqr/contract/advisory/question-case.ts'
import { CaseListPage } from '../../../shell/cases/case-list-page.tsx'
import { WORK_LISTS } from '../../../shell/cases/work-address.ts'
import { questionColumns } from '../question/question-columns.tsx'
import { useQuestionList } from '../question/use-question-list.tsx'
import { copy } from './copy.ts'

const FILTERS = {
  states: questionStates,
  sorts: ['due', 'newest'],
  toggles: ['overdue'],
  beginsWithOpen: true,
} as const

/** The questions that authorities let this institution answer. */
export function Component() {
  const list = useQuestionList(FILTERS)
  return (
    <CaseListPage
      table="questionTasks"
      isWork
      texts={copy}
      {...list}
      columnsAt={(now) => questionColumns(WORK_LISTS.advisoryQuestion, now, true)}
      rowKey={(row) => row.id}
    />
  )
}
