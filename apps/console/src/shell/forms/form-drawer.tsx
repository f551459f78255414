import { Button, type FormInstance } from 'antd'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { busy } from './busy.tsx'
import { FormProblem } from './form-problem.tsx'
import { StackedForm } from './stacked-form.tsx'
import { SideDialog } from './dialog.tsx'

interface FormDrawerProps<V extends object> {
  title: string
  size?: number
  form: FormInstance<V>
  initialValues: V
  submitText: string
  isBusy: boolean
  /** What belongs to no single field. */
  problem: string | undefined
  /** Stands above the fields: what was restored, what others changed. */
  notice?: ReactNode
  onChange?: (values: V) => void
  onFinish: (values: V) => void
  onClose: () => void
  children: ReactNode
}

/** A form beside its list; a press outside never loses what was typed. */
export function FormDrawer<V extends object>(props: FormDrawerProps<V>) {
  const { title, size = 480, form, initialValues, onChange, onFinish, onClose } = props
  return (
    <SideDialog title={title} size={size} mask={{ closable: false }} onClose={onClose}>
      <StackedForm
        form={form}
        initialValues={initialValues}
        {...(onChange ? { onChange } : {})}
        onFinish={onFinish}
      >
        {props.notice}
        <FormProblem text={props.problem} />
        {props.children}
        <div className="dialog-end">
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="primary" htmlType="submit" {...busy(props.isBusy)}>
            {props.submitText}
          </Button>
        </div>
      </StackedForm>
    </SideDialog>
  )
}
