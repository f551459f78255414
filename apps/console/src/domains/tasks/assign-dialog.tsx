import { Alert, Form } from 'antd'
import { useState } from 'react'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { assignTasks, listColleagues } from '@lqr/contract/tasks/assignment-calls.ts'
import type { TaskRow } from '@lqr/contract/tasks/entities.ts'
import { FormDialog } from '../../shell/forms/form-dialog.tsx'
import { LongTextItem } from '../../shell/forms/text-item.tsx'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
import { toastSuccess } from '../../shell/toast.ts'
import { ColleagueSelect } from './colleague-select.tsx'
import { assignCopy as texts } from './copy.ts'
import { taskKey, tasksAmong } from './task-key.ts'

type Refused = CallOutput<typeof assignTasks>['refused']

interface Values {
  accountId?: string
  note?: string
}

interface AssignDialogProps {
  tasks: readonly TaskRow[]
  /** With those that could not be given away. */
  onDone: (refused: Refused) => void
  onClose: () => void
}

const { shape } = assignTasks.body

/** Gives tasks to a colleague; what cannot be given is named, and is all that is given the next time. */
export function AssignDialog({ tasks, onDone, onClose }: AssignDialogProps) {
  const [form] = Form.useForm<Values>()
  // The list behind is read anew after each answer: the dialog goes on with its own.
  const [asked, setAsked] = useState(tasks)
  const [refused, setRefused] = useState<Refused>([])
  const { submit, isBusy, problem } = useFormAction(assignTasks, form, {
    onDone: (result) => {
      if (result.assigned > 0) toastSuccess(texts.done(result.assigned))
      onDone(result.refused)
      setRefused(result.refused)
      setAsked(tasksAmong(asked, result.refused))
      if (result.refused.length === 0) onClose()
    },
  })
  const numberOf = (one: Refused[number]) => tasksAmong(asked, [one])[0]?.number ?? one.caseId
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
              {refused.map((one) => (
                <li key={taskKey(one)}>{texts.refusedOne(numberOf(one), one.why)}</li>
              ))}
            </ul>
          }
        />
      )}
      <Form.Item name="accountId" label={labelOf(shape.accountId)}>
        <ColleagueSelect
          among={listColleagues}
          optionLabel={({ name, orgName, openTasks }) =>
            texts.colleague(orgName ? `${name}（${orgName}）` : name, openTasks)
          }
        />
      </Form.Item>
      <LongTextItem name="note" of={shape.note} />
    </FormDialog>
  )
}
