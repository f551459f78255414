import { useQueryClient } from '@tanstack/react-query'
import { Form } from 'antd'
import { listAuthorisations, revokeAuthorisation } from '@lqr/contract/credit/calls.ts'
import { creditErrors } from '@lqr/contract/credit/errors.ts'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { isOvertaken } from '../../../shell/overtaken.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey } from '../../../shell/use-call.ts'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { busy } from '../../../shell/forms/busy.tsx'
import type { Authorisation } from './authorisation.ts'
import { copy } from './copy.ts'
import { Dialog } from '../../../shell/forms/dialog.tsx'

interface Values {
  reason?: string
}

/** Revoking works at once and cannot be undone, so it is asked once more. */
export function RevokeDialog({
  authorisation,
  onClose,
}: {
  authorisation: Authorisation
  onClose: () => void
}) {
  const queries = useQueryClient()
  const [form] = Form.useForm<Values>()
  const settle = () => {
    void queries.invalidateQueries({ queryKey: callKey(listAuthorisations) })
    onClose()
  }
  const { run, isBusy } = useAction(revokeAuthorisation, {
    onDone: () => {
      toastSuccess(copy.revoked)
      settle()
    },
    onFailure: (failure) => {
      if (isOvertaken(failure, [creditErrors.notRevocable])) settle()
    },
  })
  const { id, granteeOrgName } = authorisation
  return (
    <Dialog
      title={copy.revokeTitle}
      okText={copy.revokeOk}
      okButtonProps={{ danger: true, ...busy(isBusy) }}
      cancelText={copy.keep}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="panel-note">{copy.revokeText(granteeOrgName)}</p>
      <StackedForm
        form={form}
        onFinish={({ reason }: Values) => run({ params: { id }, body: reason?.trim() ? { reason } : {} })}
      >
        <LongTextItem name="reason" of={revokeAuthorisation.body.shape.reason} label={copy.reason} />
      </StackedForm>
    </Dialog>
  )
}
