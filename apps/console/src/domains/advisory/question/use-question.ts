import { getAdvisoryQuestion, qryAdvisorySvcByPage } from '@lqr/contract/advisory/calls.ts'
import type { AdvisoryQuestion } from '@lqr/contract/advisory/entities.ts'
import { advisoryQuestionCase } from '@lqr/contract/advisory/question-case.ts'
import type { CaseMoveProps } from '../../../shell/cases/case-move-dialog.tsx'
import { useCase } from '../../../shell/cases/use-case.ts'

/** A question on the screen of any of its sides. */
export function useQuestion(id: string) {
  return useCase<AdvisoryQuestion>(
    advisoryQuestionCase,
    { get: getAdvisoryQuestion, list: qryAdvisorySvcByPage },
    id,
  )
}

/** What every dialog of its moves is given. */
export type QuestionActionProps = CaseMoveProps<AdvisoryQuestion>
