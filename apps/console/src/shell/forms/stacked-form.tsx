import { Form, type FormInstance } from 'antd'
import type { ReactNode } from 'react'
import { clearErrors, TO_FIRST_ERROR } from './contract-form.ts'

interface StackedFormProps<V extends object> {
  form: FormInstance<V>
  children: ReactNode
  className?: string
  initialValues?: V
  onFinish: (values: V) => void
  onChange?: (values: V) => void
}

/** Labels above, one column. A field that is changed loses the sentence a submit left at it. */
export function StackedForm<V extends object>(props: StackedFormProps<V>) {
  const { form, children, className, initialValues, onFinish, onChange } = props
  const change = (changed: Partial<V>, values: V) => {
    clearErrors(form, Object.keys(changed))
    onChange?.(values)
  }
  return (
    <Form<V>
      form={form}
      layout="vertical"
      {...(className ? { className } : {})}
      {...(initialValues ? { initialValues } : {})}
      scrollToFirstError={TO_FIRST_ERROR}
      onValuesChange={change}
      onFinish={onFinish}
    >
      {children}
    </Form>
  )
}
