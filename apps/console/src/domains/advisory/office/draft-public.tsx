import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { draftPublicAnswer } from '@lqr/contract/advisory/answer-record-calls.ts'
import type { AdvisoryQuestion } from '@lqr/contract/advisory/entities.ts'
import { ANSWERED_STATES } from '@lqr/contract/advisory/question-case.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { useSession } from '../../../shell/session/session.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { copy } from './copy.ts'

const ANSWERED: readonly string[] = ANSWERED_STATES

/** Lets an operator make a public answer of a question whose enterprise agreed. */
export function DraftPublic({ question }: { question: AdvisoryQuestion }) {
  const navigate = useNavigate()
  const { roles } = useSession().info
  const { run, isBusy } = useAction(draftPublicAnswer, {
    onDone: () => {
      toastSuccess(copy.answers.drafted)
      void navigate('/office/public-answers')
    },
  })
  if (!roles.includes('operator') || !question.mayPublish || !ANSWERED.includes(question.status)) return null
  return (
    <Button onClick={() => run({ params: { id: question.id } })} {...busy(isBusy)}>
      {copy.answers.draft}
    </Button>
  )
}
