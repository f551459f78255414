import { Alert, Button, Form, Select } from 'antd'
import { useState } from 'react'
import { resetPassword } from '@lqr/contract/identity/calls.ts'
import { userTypes, type UserType } from '@lqr/contract/identity/entities.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { PasswordItem } from '../../../shell/forms/text-item.tsx'
import { bodyErrors, showErrors } from '../../../shell/forms/contract-form.ts'
import { useAction } from '../../../shell/use-action.ts'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { busy } from '../../../shell/forms/busy.tsx'
import { copy } from '../copy.ts'

interface Values {
  password?: string
  again?: string
  userType?: UserType
}

interface NewPasswordProps {
  /** Missing on a first login, where the token itself allows the reset. */
  ticket?: string
  onDone: () => void
  onExpired?: () => void
}

const texts = copy.reset
const typeOptions = userTypes.map(({ code, name }) => ({ value: code, label: name }))

/** The new password, typed twice. One phone with several accounts is asked which one is meant. */
export function NewPassword({ ticket, onDone, onExpired }: NewPasswordProps) {
  const [form] = Form.useForm<Values>()
  const [asksType, setAsksType] = useState(false)
  const { run, isBusy, failure } = useAction(resetPassword, {
    onDone,
    onFailure: ({ fields, key }) => {
      showErrors(form, fields)
      if (key === identityErrors.userTypeNeeded.key) setAsksType(true)
      if (key === identityErrors.ticketWrong.key) onExpired?.()
    },
  })
  const submit = ({ password = '', again = '', userType }: Values) => {
    const body = { password, ...(ticket ? { ticket } : {}), ...(userType ? { userType } : {}) }
    const errors = bodyErrors(resetPassword, body)
    const wrong = password === again ? errors : { ...errors, again: texts.mismatch }
    if (Object.keys(wrong).length > 0) showErrors(form, wrong)
    else run({ body })
  }
  return (
    <StackedForm form={form} onFinish={submit}>
      {failure && <Alert type="error" showIcon title={failure.msg} className="form-alert" />}
      {asksType && (
        <Form.Item name="userType" label={copy.login.userType}>
          <Select options={typeOptions} />
        </Form.Item>
      )}
      <PasswordItem
        name="password"
        of={resetPassword.body.shape.password}
        label={texts.newPassword}
        autoComplete="new-password"
      />
      <PasswordItem
        name="again"
        of={resetPassword.body.shape.password}
        label={texts.again}
        extra={null}
        autoComplete="new-password"
      />
      <Button type="primary" htmlType="submit" {...busy(isBusy)}>
        {texts.submit}
      </Button>
    </StackedForm>
  )
}
