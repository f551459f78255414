import { Form, Select } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { getMessageSettings, saveMessageSettings } from '@lqr/contract/messages/calls.ts'
import {
  DELIVERIES,
  MESSAGE_GROUPS,
  type Delivery,
  type MessageGroup,
} from '@lqr/contract/messages/message-groups.ts'
import { FormDialog } from '../../shell/forms/form-dialog.tsx'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
import { WaitingDialog } from '../../shell/forms/waiting-dialog.tsx'
import { toastSuccess } from '../../shell/toast.ts'
import { callKey, useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'

type Values = Partial<Record<MessageGroup, Delivery>>

const options = DELIVERIES.map(({ code, name }) => ({ value: code, label: name }))
const choosable = MESSAGE_GROUPS.filter(({ isFixed }) => !isFixed)
const fixedNames = MESSAGE_GROUPS.filter(({ isFixed }) => isFixed).map(({ name }) => name)

/** How soon a person wants to be told of which messages. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [form] = Form.useForm<Values>()
  const answer = useCall(getMessageSettings, {}, { quiet: true })
  const { data } = answer
  const { submit, isBusy, problem } = useFormAction(saveMessageSettings, form, {
    onDone: (saved) => {
      queries.setQueryData(callKey(getMessageSettings, {}), saved)
      toastSuccess(copy.settingsSaved)
      onClose()
    },
  })
  if (!data) return <WaitingDialog title={copy.settings} of={answer} onClose={onClose} />
  const initial: Values = Object.fromEntries(data.settings.map(({ group, delivery }) => [group, delivery]))
  return (
    <FormDialog<Values>
      title={copy.settings}
      form={form}
      submitText={copy.saveSettings}
      isBusy={isBusy}
      problem={problem}
      initialValues={initial}
      onFinish={(values) => {
        const settings = choosable.map(({ code }) => ({ group: code, delivery: values[code] ?? 'now' }))
        submit({ body: { settings } })
      }}
      onClose={onClose}
    >
      <p>{copy.settingsHelp}</p>
      {choosable.map(({ code, name }) => (
        <Form.Item key={code} name={code} label={name}>
          <Select options={options} />
        </Form.Item>
      ))}
      <p className="muted">{copy.fixed(fixedNames)}</p>
    </FormDialog>
  )
}
