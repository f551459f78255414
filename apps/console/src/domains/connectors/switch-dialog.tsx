import { Form } from 'antd'
import { switchConnector } from '@lqr/contract/connectors/calls.ts'
import { type Connector, switchForm } from '@lqr/contract/connectors/entities.ts'
import { CONNECTOR_KINDS } from '@lqr/contract/connectors/kinds.ts'
import { FormDialog } from '../../shell/forms/form-dialog.tsx'
import { LongTextItem } from '../../shell/forms/text-item.tsx'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
import { toastSuccess } from '../../shell/toast.ts'
import { copy } from './copy.ts'

interface SwitchDialogProps {
  connector: Pick<Connector, 'kind' | 'isOff'>
  onDone: () => void
  onClose: () => void
}

/** Switching a connector off or on, with what follows from it and the reason. */
export function SwitchDialog({ connector: { kind, isOff }, onDone, onClose }: SwitchDialogProps) {
  const [form] = Form.useForm<{ reason?: string }>()
  const { submit, isBusy, problem } = useFormAction(switchConnector, form, {
    onDone: () => {
      toastSuccess(isOff ? copy.switchedOn : copy.switchedOff)
      onDone()
    },
  })
  const { name = kind, lost = '' } = CONNECTOR_KINDS.find(({ code }) => code === kind) ?? {}
  return (
    <FormDialog<{ reason?: string }>
      title={isOff ? copy.onTitle(name) : copy.offTitle(name)}
      form={form}
      submitText={isOff ? copy.onOk : copy.offOk}
      isDanger={!isOff}
      isBusy={isBusy}
      problem={problem}
      notice={<p>{isOff ? copy.onText : copy.offText(lost)}</p>}
      onFinish={({ reason = '' }) => submit({ params: { kind }, body: { isOff: !isOff, reason } })}
      onClose={onClose}
    >
      <LongTextItem name="reason" of={switchForm.shape.reason} {...(isOff ? { extra: '' } : {})} />
    </FormDialog>
  )
}
