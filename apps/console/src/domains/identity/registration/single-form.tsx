import { Button, Form } from 'antd'
import { useState } from 'react'
import { registerUserSysAuto } from '@lqr/contract/identity/user-admin-calls.ts'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { busy } from '../../../shell/forms/busy.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { type InitialPassword, InitialPasswordDialog } from '../users/initial-password-dialog.tsx'
import { copy } from './copy.ts'

interface Values {
  username?: string
  phone?: string
  corporateName?: string
}

const { shape } = registerUserSysAuto.body
const texts = copy.form

/** One enterprise: its account, and the initial password to hand over. */
export function SingleForm() {
  const [form] = Form.useForm<Values>()
  const [made, setMade] = useState<InitialPassword>()
  const { submit, isBusy, problem } = useFormAction(registerUserSysAuto, form, { onDone: setMade })
  const finish = ({ username = '', phone = '', corporateName = '' }: Values) =>
    submit({ body: { username, phone, corporateName } })
  const close = () => {
    setMade(undefined)
    form.resetFields()
  }
  return (
    <div className="narrow">
      <StackedForm form={form} onFinish={finish}>
        <FormProblem text={problem} />
        <TextItem name="corporateName" of={shape.corporateName} extra={texts.corporateNameHelp} />
        <TextItem name="username" of={shape.username} />
        <TextItem name="phone" of={shape.phone} extra={texts.phoneHelp} />
        <p className="muted panel-note">{texts.consent}</p>
        <Button type="primary" htmlType="submit" {...busy(isBusy)}>
          {texts.submit}
        </Button>
      </StackedForm>
      {made && <InitialPasswordDialog made={made} onClose={close} />}
    </div>
  )
}
