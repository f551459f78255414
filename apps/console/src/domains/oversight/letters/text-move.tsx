import { Form } from 'antd'
import type { AnyCall, CallInput } from '@lqr/contract/kernel/define-call.ts'
import type { FieldSchema } from '@lqr/contract/kernel/field.ts'
import { letterCase, type LetterMove } from '@lqr/contract/oversight/letter-case.ts'
import type { letterDetail } from '@lqr/contract/oversight/letter-entities.ts'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { letterCopy } from './copy.ts'
import { letterFacts } from './letter-body.tsx'
import type { LetterActionProps } from './use-letter.ts'

interface TextMoveProps<C extends AnyCall> extends LetterActionProps {
  def: C
  move: Exclude<LetterMove, 'submit'>
  /** The field that is written, and its name in the call. */
  name: string
  field: FieldSchema
  toInput: (text: string) => CallInput<C>
}

/** A move that consists of what is written: an answer, or why it is given back. */
export function TextMove<C extends AnyCall & { output: typeof letterDetail }>(props: TextMoveProps<C>) {
  const { def, move, name, field, toInput, shown, onScreen, onClose } = props
  const [form] = Form.useForm<{ text?: string }>()
  return (
    <CaseMoveDialog<typeof letterCase, C, { text?: string }>
      of={letterCase}
      isOneStep
      texts={letterCopy.moves[move]}
      names={{ [name]: 'text' }}
      toInput={({ text = '' }) => toInput(text)}
      summary={() => letterFacts(shown)}
      fields={<LongTextItem name="text" of={field} rows={{ minRows: 5, maxRows: 14 }} />}
      {...{ def, form, move, onScreen, onClose }}
    />
  )
}
