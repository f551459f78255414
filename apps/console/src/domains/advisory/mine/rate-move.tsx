import { Form, Radio } from 'antd'
import { ADVISORY_SCORES } from '@lqr/contract/advisory/kinds.ts'
import { rateQuestion } from '@lqr/contract/advisory/move-calls.ts'
import { advisoryQuestionCase } from '@lqr/contract/advisory/question-case.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import { moveCopy } from '../../../shell/cases/copy.ts'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { caseFacts } from '../question/question-facts.tsx'
import type { QuestionActionProps } from '../question/use-question.ts'
import { copy } from './copy.ts'

const { score, note } = rateQuestion.body.shape
type Body = CallInput<typeof rateQuestion>['body']

/** How content the asker is with the answer. */
export function RateMove({ shown, onScreen, onClose }: QuestionActionProps) {
  const [form] = Form.useForm<{ score?: string; note?: string }>()
  return (
    <CaseMoveDialog
      def={rateQuestion}
      form={form}
      isOneStep
      of={advisoryQuestionCase}
      move="rate"
      texts={copy.moves.rate}
      fields={
        <>
          <Form.Item name="score" label={labelOf(score)}>
            <Radio.Group options={ADVISORY_SCORES.map(({ code, name }) => ({ value: code, label: name }))} />
          </Form.Item>
          <LongTextItem name="note" of={note} label={moveCopy.optional(labelOf(note))} />
        </>
      }
      toInput={({ score: given, note: said }) => ({
        params: { id: shown.id },
        body: { version: shown.version, score: given, ...(said ? { note: said } : {}) } as Body,
      })}
      summary={() => caseFacts(shown)}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
