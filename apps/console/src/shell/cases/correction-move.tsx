import { Form } from 'antd'
import type { AnyCase } from '@lqr/contract/kernel/cases/define-case.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'
import { type FieldSchema, labelOf } from '@lqr/contract/kernel/field.ts'
import { LongTextItem } from '../forms/text-item.tsx'
import { CaseMoveDialog, type CaseMoveDialogProps } from './case-move-dialog.tsx'
import { isCorrected } from './is-corrected.ts'

interface Reasoned {
  reason?: string
}

interface CorrectionMoveProps<D extends AnyCase, C extends AnyCall, V extends Reasoned> extends Pick<
  CaseMoveDialogProps<D, C, V>,
  | 'of'
  | 'move'
  | 'texts'
  | 'def'
  | 'names'
  | 'check'
  | 'fields'
  | 'summary'
  | 'toInput'
  | 'onScreen'
  | 'onClose'
> {
  /** The record as it stands, as it would be typed. */
  recorded: V
  /** Why it was not right. */
  why: FieldSchema
  /** Said where nothing was changed. */
  unchanged: ErrorDef
}

/** Corrects what was recorded, from what stands there now; that nothing was changed is said before the last step. */
export function CorrectionMove<D extends AnyCase, C extends AnyCall, V extends Reasoned>(
  props: CorrectionMoveProps<D, C, V>,
) {
  const { recorded, why, unchanged, check, fields, summary, ...rest } = props
  const [form] = Form.useForm<V>()
  const unchangedIn = (values: V): Record<string, string> =>
    isCorrected(rest.toInput, recorded, values) ? {} : { correction: unchanged.msg }
  return (
    <CaseMoveDialog<D, C, V>
      {...rest}
      form={form}
      initialValues={recorded}
      check={(values) => ({ ...unchangedIn(values), ...check?.(values) })}
      fields={
        <>
          {fields}
          <LongTextItem name="reason" of={why} />
        </>
      }
      summary={(values) => [...summary(values), { label: labelOf(why), value: values?.reason, isWide: true }]}
    />
  )
}
