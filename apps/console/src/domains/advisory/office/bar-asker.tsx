import { Button, Form } from 'antd'
import { useState } from 'react'
import { barAsker } from '@lqr/contract/advisory/bar-calls.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { useSession } from '../../../shell/session/session.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { copy } from './copy.ts'

const texts = copy.bars

function BarDialog({ questionId, onClose }: { questionId: string; onClose: () => void }) {
  const [form] = Form.useForm<{ reason?: string }>()
  const { submit, isBusy, problem } = useFormAction(barAsker, form, {
    onDone: () => {
      toastSuccess(texts.barDone)
      onClose()
    },
  })
  return (
    <FormDialog
      title={texts.barTitle}
      form={form}
      submitText={texts.bar}
      isDanger
      isBusy={isBusy}
      problem={problem}
      onFinish={({ reason = '' }) => submit({ params: { id: questionId }, body: { reason } })}
      onClose={onClose}
    >
      <p>{texts.barWarning}</p>
      <LongTextItem name="reason" of={barAsker.body.shape.reason} />
    </FormDialog>
  )
}

/** Lets an operator keep the account that asked from asking more. */
export function BarAsker({ questionId }: { questionId: string }) {
  const [isOpen, setOpen] = useState(false)
  const { roles } = useSession().info
  if (!roles.includes('operator')) return null
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {texts.bar}
      </Button>
      {isOpen && <BarDialog questionId={questionId} onClose={() => setOpen(false)} />}
    </>
  )
}
