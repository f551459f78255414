import { Form } from 'antd'
import { creditObjectionCase } from '@lqr/contract/credit/objections/objection-case.ts'
import type { creditObjection } from '@lqr/contract/credit/objections/objection-entities.ts'
import type { AnyCall, CallInput } from '@lqr/contract/kernel/define-call.ts'
import type { FieldSchema } from '@lqr/contract/kernel/field.ts'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import type { MoveTexts } from '../../../shell/cases/move-texts.ts'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { caseFacts } from './objection-facts.tsx'
import type { ObjectionActionProps } from './use-objection.ts'

interface StatementMoveProps<C extends AnyCall> extends ObjectionActionProps {
  def: C
  move: 'uphold' | 'dismiss'
  texts: MoveTexts
  /** The field that is written, and its name in the call. */
  name: string
  field: FieldSchema
  toInput: (text: string) => CallInput<C>
}

/** A decision that consists of what is written beside the item. */
export function StatementMove<C extends AnyCall & { output: typeof creditObjection }>(
  props: StatementMoveProps<C>,
) {
  const { def, move, texts, name, field, toInput, shown, onScreen, onClose } = props
  const [form] = Form.useForm<{ text?: string }>()
  return (
    <CaseMoveDialog<typeof creditObjectionCase, C, { text?: string }>
      def={def}
      form={form}
      isOneStep
      of={creditObjectionCase}
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
