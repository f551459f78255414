import { Select } from 'antd'
import { qryAdvisorySvcByPage } from '@lqr/contract/advisory/calls.ts'
import { ADVISORY_TOPICS } from '@lqr/contract/advisory/kinds.ts'
import { WORK_LIST } from '../../../shell/cases/case-list-page.tsx'
import type { CaseFilterOptions, CaseToggle } from '../../../shell/cases/case-search.ts'
import { useCaseSearch } from '../../../shell/cases/use-case-search.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import type { QuestionStatus } from '@lqr/contract/advisory/question-case.ts'

type Options = CaseFilterOptions<QuestionStatus, 'due' | 'newest', Extract<CaseToggle, 'open' | 'overdue'>>

/** A list of questions with its filters: what the page of a list is given besides its words. */
export function useQuestionList(options: Options) {
  const search = useCaseSearch(options)
  const topic = search.oneOf('topic', ADVISORY_TOPICS)
  const of = useCall(
    qryAdvisorySvcByPage,
    { body: { ...search.body, ...(topic ? { topic } : {}) } },
    WORK_LIST,
  )
  return {
    search,
    of,
    further: ['topic'],
    choices: (
      <Select
        aria-label={copy.topic}
        className="filter-status"
        placeholder={copy.topic}
        allowClear
        {...(topic ? { value: topic } : {})}
        options={ADVISORY_TOPICS.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(code?: string) => search.change({ topic: code })}
      />
    ),
  }
}
