import { Form } from 'antd'
import type { AnyCase } from '@lqr/contract/kernel/cases/define-case.ts'
import type { AnyCall, CallInput } from '@lqr/contract/kernel/define-call.ts'
import type { FieldSchema } from '@lqr/contract/kernel/field.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { LongTextItem } from '../forms/text-item.tsx'
import type { Fact } from '../records/facts.tsx'
import { AnswerDraft } from './answer-draft.tsx'
import { CaseMoveDialog, type CaseMoveDialogProps } from './case-move-dialog.tsx'

interface Values {
  text?: string
}

interface TextMoveProps<D extends AnyCase, C extends AnyCall> extends Pick<
  CaseMoveDialogProps<D, C, Values>,
  'of' | 'move' | 'texts' | 'def' | 'onScreen' | 'onClose' | 'isDanger'
> {
  /** The field that is written, and its name in the call. */
  name: string
  field: FieldSchema
  /** Which case it is, repeated before the last click. */
  facts: readonly Fact[]
  toInput: (text: string) => CallInput<C>
}

/** A move that consists of what somebody writes: a correction, why it is given back. */
export function TextMove<D extends AnyCase, C extends AnyCall>(
  props: TextMoveProps<D, C> & { draft?: KeptDraft<Values> },
) {
  const { of, move, texts, def, onScreen, onClose, isDanger, draft, name, field, facts, toInput } = props
  const [form] = Form.useForm<Values>()
  return (
    <CaseMoveDialog<D, C, Values>
      {...{ of, move, texts, def, onScreen, onClose, isDanger, draft }}
      form={form}
      isOneStep
      names={{ [name]: 'text' }}
      fields={<LongTextItem name="text" of={field} rows={{ minRows: 4, maxRows: 12 }} />}
      toInput={({ text = '' }) => toInput(text)}
      summary={() => facts}
    />
  )
}

/** The same for what takes long to write: it is kept as a draft of this case until it is sent. */
export function AnswerMove<D extends AnyCase, C extends AnyCall>({
  caseId,
  ...props
}: TextMoveProps<D, C> & { caseId: string }) {
  return (
    <AnswerDraft<Values> of={props.of} move={props.move} caseId={caseId}>
      {(draft) => <TextMove<D, C> {...props} draft={draft} />}
    </AnswerDraft>
  )
}
