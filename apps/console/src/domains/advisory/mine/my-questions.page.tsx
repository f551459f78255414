import { QUESTION_SORTS } from '@lqr/contract/advisory/calls.ts'
import { questionStates } from '@lqr/contract/advisory/question-case.ts'
import { CaseListPage } from '../../../shell/cases/case-list-page.tsx'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { questionColumns } from '../question/question-columns.tsx'
import { useQuestionList } from '../question/use-question-list.tsx'
import { copy } from './copy.ts'

const FILTERS = { states: questionStates, sorts: QUESTION_SORTS, toggles: ['open'] } as const

/** The questions of the enterprise, the newest first. */
export function Component() {
  const list = useQuestionList(FILTERS)
  return (
    <CaseListPage
      table="myQuestions"
      texts={copy}
      extra={<LinkButton to="/advisory/advisoryForm" label={copy.ask} />}
      {...list}
      columnsAt={(now) => questionColumns('/personal/questions', now, false)}
      rowKey={(row) => row.id}
    />
  )
}
