import { Form } from 'antd'
import type { OwnBranch } from '@lqr/contract/bank-accounts/branch-calls.ts'
import { closeOpeningBranch } from '@lqr/contract/bank-accounts/register-calls.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { registerCopy as copy } from './copy.ts'
import { useRenewBranches } from './use-renew-branches.ts'

/** Closes a branch for new appointments; says first how many stand and what becomes of them. */
export function CloseBranch({ branch, onClose }: { branch: OwnBranch; onClose: () => void }) {
  const [form] = Form.useForm<{ reason?: string }>()
  const renew = useRenewBranches()
  const { submit, isBusy, problem } = useFormAction(closeOpeningBranch, form, {
    onDone: () => {
      renew()
      toastSuccess(copy.closeDone)
      onClose()
    },
  })
  const { id, name, version, standing } = branch
  return (
    <FormDialog<{ reason?: string }>
      title={copy.closeTitle(name)}
      form={form}
      submitText={copy.close}
      isDanger
      isBusy={isBusy}
      problem={problem}
      onFinish={({ reason }) =>
        submit({ params: { id }, body: { isClosed: true, version, ...(reason ? { reason } : {}) } })
      }
      onClose={onClose}
    >
      <p className="panel-note">{copy.closeText(standing.length)}</p>
      <TextItem name="reason" of={closeOpeningBranch.body.shape.reason} />
    </FormDialog>
  )
}
