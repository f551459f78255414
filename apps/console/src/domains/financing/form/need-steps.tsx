import { Alert, Button, Form, Steps } from 'antd'
import { type ReactNode, useState } from 'react'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { showErrors } from '../../../shell/forms/contract-form.ts'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { busy } from '../../../shell/forms/busy.tsx'
import { formCopy as texts } from './copy.ts'
import { NeedFields } from './need-fields.tsx'
import { NeedSummary } from './need-summary.tsx'
import { FORM_NAMES, type NeedValues, problemsOf } from './need-values.ts'
import '../../../shell/cases/cases.css'

interface NeedStepsProps {
  initialValues: NeedValues
  onChange?: (values: NeedValues) => void
  /** Beside the button that leads on. */
  note?: ReactNode
  /** Below the summary of what was typed, before the last button. */
  renderBelow?: (values: NeedValues) => ReactNode
  sendText: string
  isBusy: boolean
  /** Sends what was checked; `refuse` shows why it was not taken. */
  onSend: (values: NeedValues, refuse: (failure: CallFailure) => void) => void
}

/** Fill in, then check, then send. What was typed survives every refusal. */
export function NeedSteps(props: NeedStepsProps) {
  const { initialValues, onChange, note, renderBelow, sendText, isBusy, onSend } = props
  const [form] = Form.useForm<NeedValues>()
  const [checked, setChecked] = useState<NeedValues>()
  const [problem, setProblem] = useState<string>()
  const check = (values: NeedValues) => {
    setProblem(undefined)
    const errors = problemsOf(values)
    if (Object.keys(errors).length > 0) showErrors(form, errors, FORM_NAMES)
    else setChecked(values)
  }
  const refuse = ({ msg, fields }: CallFailure) => {
    setProblem(msg)
    if (Object.keys(fields).length === 0) return
    setChecked(undefined)
    showErrors(form, fields, FORM_NAMES)
  }
  return (
    <>
      <Steps
        size="small"
        current={checked ? 1 : 0}
        responsive={false}
        items={[{ title: texts.steps.fill }, { title: texts.steps.check }]}
      />
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      <div hidden={checked !== undefined} className="panel">
        <StackedForm
          form={form}
          className="apply-form"
          initialValues={initialValues}
          {...(onChange ? { onChange } : {})}
          onFinish={check}
        >
          <NeedFields />
          <div className="form-end">
            <Button type="primary" htmlType="submit" size="large">
              {texts.next}
            </Button>
            {note}
          </div>
        </StackedForm>
      </div>
      {checked && (
        <>
          <NeedSummary values={checked} />
          {renderBelow?.(checked)}
          <div className="form-end">
            <Button size="large" onClick={() => setChecked(undefined)}>
              {texts.summary.back}
            </Button>
            <Button type="primary" size="large" {...busy(isBusy)} onClick={() => onSend(checked, refuse)}>
              {sendText}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
