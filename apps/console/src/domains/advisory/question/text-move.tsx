import { Form } from 'antd'
import type { advisoryQuestion } from '@lqr/contract/advisory/entities.ts'
import { advisoryQuestionCase, type QuestionMove } from '@lqr/contract/advisory/question-case.ts'
import type { FieldSchema } from '@lqr/contract/kernel/field.ts'
import type { AnyCall, CallInput } from '@lqr/contract/kernel/define-call.ts'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import type { MoveTexts } from '../../../shell/cases/move-texts.ts'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { caseFacts } from './question-facts.tsx'
import type { QuestionActionProps } from './use-question.ts'

interface TextMoveProps<C extends AnyCall> extends QuestionActionProps {
  def: C
  move: QuestionMove
  texts: MoveTexts
  /** The field that is written, and its name in the call. */
  name: string
  field: FieldSchema
  toInput: (text: string) => CallInput<C>
}

/** A move that consists of what somebody writes: an answer, a follow-up, why it is given back. */
export function TextMove<C extends AnyCall & { output: typeof advisoryQuestion }>(props: TextMoveProps<C>) {
  const { def, move, texts, name, field, toInput, shown, onScreen, onClose } = props
  const [form] = Form.useForm<{ text?: string }>()
  return (
    <CaseMoveDialog<typeof advisoryQuestionCase, C, { text?: string }>
      def={def}
      form={form}
      isOneStep
      of={advisoryQuestionCase}
      move={move}
      texts={texts}
      names={{ [name]: 'text' }}
      fields={<LongTextItem name="text" of={field} rows={{ minRows: 4, maxRows: 12 }} />}
      toInput={({ text = '' }) => toInput(text)}
      summary={() => caseFacts(shown)}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
