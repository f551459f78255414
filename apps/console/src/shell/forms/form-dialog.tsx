import { Button, type FormInstance } from 'antd'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { busy } from './busy.tsx'
import { FormProblem } from './form-problem.tsx'
import { StackedForm } from './stacked-form.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps<V extends object> {
  title: string
  form: FormInstance<V>
  children: ReactNode
  submitText: string
  isDanger?: boolean
  isBusy: boolean
  /** What belongs to no single field. */
  problem?: string | undefined
  /** Stands above the fields: what was restored. */
  notice?: ReactNode
  initialValues?: V
  onChange?: (values: V) => void
  onFinish: (values: V) => void
  onClose: () => void
}

/** A form in a dialog. Its buttons belong to the form, so that Enter submits; a press outside never loses what was typed. */
export function FormDialog<V extends object>(props: FormDialogProps<V>) {
  const { title, form, children, submitText, isDanger = false, isBusy, problem, onFinish, onClose } = props
  return (
    <Dialog title={title} footer={null} onCancel={onClose}>
      <StackedForm
        form={form}
        onFinish={onFinish}
        {...(props.initialValues ? { initialValues: props.initialValues } : {})}
        {...(props.onChange ? { onChange: props.onChange } : {})}
      >
        {props.notice}
        <FormProblem text={problem} />
        {children}
        <div className="dialog-end">
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="primary" danger={isDanger} htmlType="submit" {...busy(isBusy)}>
            {submitText}
          </Button>
        </div>
      </StackedForm>
    </Dialog>
  )
}
