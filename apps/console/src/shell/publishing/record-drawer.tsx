import { Button, Drawer, type FormInstance } from 'antd'
import type { ReactNode } from 'react'
import { copy as shell } from '../copy.ts'
import { busy } from '../forms/busy.tsx'
import { FormProblem } from '../forms/form-problem.tsx'
import { StackedForm } from '../forms/stacked-form.tsx'
import { copy } from './copy.ts'

interface RecordDrawerProps<V extends object> {
  title: string
  form: FormInstance<V>
  initialValues: V
  isNew: boolean
  isBusy: boolean
  problem: string | undefined
  onFinish: (values: V) => void
  onClose: () => void
  children: ReactNode
}

/** The form of a record, beside its list; a press outside never loses what was typed. */
export function RecordDrawer<V extends object>(props: RecordDrawerProps<V>) {
  const { title, form, initialValues, isNew, isBusy, problem, onFinish, onClose, children } = props
  return (
    <Drawer open title={title} size={560} mask={{ closable: false }} onClose={onClose}>
      <StackedForm form={form} initialValues={initialValues} onFinish={onFinish}>
        <FormProblem text={problem} />
        {children}
        <div className="dialog-end">
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button type="primary" htmlType="submit" {...busy(isBusy)}>
            {isNew ? copy.create : copy.save}
          </Button>
        </div>
      </StackedForm>
    </Drawer>
  )
}
