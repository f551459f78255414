import { useQueryClient } from '@tanstack/react-query'
import { Form } from 'antd'
import { rejectRequested } from '@lqr/contract/credit/authorisation-request-calls.ts'
import { listAuthorisations } from '@lqr/contract/credit/calls.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey } from '../../../shell/use-call.ts'
import type { Authorisation } from './authorisation.ts'
import { copy } from './copy.ts'

interface Values {
  reason?: string
}

interface RejectDialogProps {
  authorisation: Authorisation
  onClose: () => void
}

/** The enterprise gives nothing; it may say why. */
export function RejectDialog({ authorisation: { id, granteeOrgName }, onClose }: RejectDialogProps) {
  const queries = useQueryClient()
  const [form] = Form.useForm<Values>()
  const renew = () => void queries.invalidateQueries({ queryKey: callKey(listAuthorisations) })
  const { submit, isBusy, problem } = useFormAction(rejectRequested, form, {
    onDone: () => {
      toastSuccess(copy.rejected)
      renew()
      onClose()
    },
    onFailure: ({ code }) => {
      if (code === 409) renew()
    },
  })
  return (
    <FormDialog<Values>
      title={copy.rejectTitle(granteeOrgName)}
      form={form}
      submitText={copy.rejectOk}
      isDanger
      isBusy={isBusy}
      problem={problem}
      onFinish={({ reason }) => submit({ params: { id }, body: reason?.trim() ? { reason } : {} })}
      onClose={onClose}
    >
      <LongTextItem name="reason" of={rejectRequested.body.shape.reason} />
    </FormDialog>
  )
}
