import { Form } from 'antd'
import { requestPersonalExport } from '@lqr/contract/identity/personal-data-calls.ts'
import { PasswordItem } from '../../../shell/forms/text-item.tsx'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { copy } from './copy.ts'

interface Values {
  password?: string
}

const texts = copy.export

/** The password once more before everything the platform knows is put into one file. */
export function ExportDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const [form] = Form.useForm<Values>()
  const { submit, isBusy, problem } = useFormAction(requestPersonalExport, form, { onDone })
  return (
    <FormDialog
      title={texts.dialog}
      form={form}
      submitText={texts.submit}
      isBusy={isBusy}
      problem={problem}
      onFinish={({ password = '' }: Values) => submit({ body: { password } })}
      onClose={onClose}
    >
      <p className="panel-note">{texts.text}</p>
      <PasswordItem name="password" of={requestPersonalExport.body.shape.password} label={texts.password} />
    </FormDialog>
  )
}
