import { questionStates } from '@lqr/contract/advisory/question-case.ts'
import { CaseListPage } from '../../../shell/cases/case-list-page.tsx'
import { questionColumns } from '../question/question-columns.tsx'
import { useQuestionList } from '../question/use-question-list.tsx'
import { copy } from './copy.ts'

const FILTERS = {
  states: questionStates,
  sorts: ['due', 'newest'],
  toggles: ['overdue'],
  beginsWithOpen: true,
} as const

/** The questions of an authority's area, those due first. */
export function Component() {
  const list = useQuestionList(FILTERS)
  return (
    <CaseListPage
      table="officeQuestions"
      isWork
      texts={copy}
      {...list}
      columnsAt={(now) => questionColumns('/office/questions', now, true)}
      rowKey={(row) => row.id}
    />
  )
}
