import { Form } from 'antd'
import { setUserPhone } from '@lqr/contract/identity/user-admin-calls.ts'
import type { UserRow } from '@lqr/contract/identity/user-entities.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { copy } from './copy.ts'

interface SetPhoneProps {
  user: UserRow
  onDone: () => void
  onFailure: (failure: CallFailure) => void
  onClose: () => void
}

/** Another number for who has lost theirs. */
export function SetPhone({ user, onDone, onFailure, onClose }: SetPhoneProps) {
  const { id, username, version } = user
  const [form] = Form.useForm<{ phone?: string }>()
  const { submit, isBusy, problem } = useFormAction(setUserPhone, form, { onDone, onFailure })
  return (
    <FormDialog<{ phone?: string }>
      title={copy.phoneTitle(username)}
      form={form}
      submitText={copy.phoneOk}
      isDanger
      isBusy={isBusy}
      problem={problem}
      onFinish={({ phone = '' }) => submit({ params: { id }, body: { phone, version } })}
      onClose={onClose}
    >
      <p className="muted panel-note">{copy.phoneText}</p>
      <TextItem name="phone" of={setUserPhone.body.shape.phone} />
    </FormDialog>
  )
}
