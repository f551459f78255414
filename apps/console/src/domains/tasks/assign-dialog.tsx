import { Alert, Form, Select } from 'antd'
import { useState } from 'react'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { assignTasks, listColleagues } from '@lqr/contract/tasks/assignment-calls.ts'
import type { TaskRow } from '@lqr/contract/tasks/entities.ts'
import { FormDialog } from '../../shell/forms/form-dialog.tsx'
import { LongTextItem } from '../../shell/forms/text-item.tsx'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
import { toastSuccess } from '../../shell/toast.ts'
import { useCall } from '../../shell/use-call.ts'
import { assignCopy as texts } from './copy.ts'

interface Values {
  accountId?: string
  note?: string
}

interface AssignDialogProps {
  tasks: readonly TaskRow[]
  /** Of the tasks that were given away. */
  onDone: () => void
  onClose: () => void
}

const { shape } = assignTasks.body

/** Gives tasks to a colleague; what cannot be given is named, and stays chosen. */
export function AssignDialog({ tasks, onDone, onClose }: AssignDialogProps) {
  const [form] = Form.useForm<Values>()
  // The list behind forgets its choice once something was given away.
  const [asked] = useState(tasks)
  const [refused, setRefused] = useState<CallOutput<typeof assignTasks>['refused']>([])
  const { data } = useCall(listColleagues, {})
  const { submit, isBusy, problem } = useFormAction(assignTasks, form, {
    onDone: (result) => {
      if (result.assigned > 0) toastSuccess(texts.done(result.assigned))
      onDone()
      if (result.refused.length === 0) onClose()
      else setRefused(result.refused)
    },
  })
  const options = (data?.colleagues ?? []).map(({ id, name, orgName, openTasks }) => ({
    value: id,
    label: texts.colleague(orgName ? `${name}（${orgName}）` : name, openTasks),
  }))
  const numberOf = (kind: string, caseId: string) =>
    asked.find((task) => task.kind === kind && task.caseId === caseId)?.number ?? caseId
  return (
    <FormDialog<Values>
      title={texts.title(asked.length)}
      form={form}
      submitText={texts.submit}
      isBusy={isBusy}
      problem={problem}
      onFinish={({ accountId, note }) => {
        const chosen = asked.map(({ kind, caseId }) => ({ kind, caseId }))
        const body = { tasks: chosen, ...(accountId ? { accountId } : {}), ...(note ? { note } : {}) }
        submit({ body }, accountId ? {} : { accountId: texts.nobody })
      }}
      onClose={onClose}
    >
      {refused.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={texts.refused}
          description={
            <ul>
              {refused.map(({ kind, caseId, why }) => (
                <li key={`${kind} ${caseId}`}>{texts.refusedOne(numberOf(kind, caseId), why)}</li>
              ))}
            </ul>
          }
        />
      )}
      <Form.Item name="accountId" label={labelOf(shape.accountId)}>
        <Select showSearch={{ optionFilterProp: 'label' }} options={options} />
      </Form.Item>
      <LongTextItem name="note" of={shape.note} />
    </FormDialog>
  )
}
