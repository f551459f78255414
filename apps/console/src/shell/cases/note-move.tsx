import { Form } from 'antd'
import type { NoteCall, ShownCase } from '@lqr/contract/kernel/cases/case-calls.ts'
import type { AnyCase } from '@lqr/contract/kernel/cases/define-case.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { LongTextItem } from '../forms/text-item.tsx'
import type { Fact } from '../records/facts.tsx'
import { CaseMoveDialog, type CaseMoveProps } from './case-move-dialog.tsx'
import { moveCopy } from './copy.ts'
import type { WordedMove } from './move-texts.ts'

interface NoteMoveProps<D extends AnyCase, Shown extends ShownCase>
  extends WordedMove<D>, CaseMoveProps<Shown> {
  def: NoteCall<Shown>
  /** Which case it is, repeated before the last click. */
  facts: readonly Fact[]
  isDanger?: boolean
}

interface Values {
  note?: string
}

/** A move that asks for no more than a remark, named as the contract names it. */
export function NoteMove<D extends AnyCase, Shown extends ShownCase>(props: NoteMoveProps<D, Shown>) {
  const { def, shown, facts, ...rest } = props
  const { note } = def.body.shape
  const [form] = Form.useForm<Values>()
  return (
    <CaseMoveDialog<D, NoteCall<Shown>, Values>
      {...rest}
      def={def}
      form={form}
      isOneStep
      fields={<LongTextItem name="note" of={note} label={moveCopy.optional(labelOf(note))} />}
      toInput={({ note: said }) => ({
        params: { id: shown.id },
        body: { version: shown.version, ...(said ? { note: said } : {}) },
      })}
      summary={() => facts}
    />
  )
}
