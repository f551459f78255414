import { useQueryClient } from '@tanstack/react-query'
import { Form } from 'antd'
import { listTaxLicences, revokeTaxLicence } from '@lqr/contract/tax/calls.ts'
import { taxErrors } from '@lqr/contract/tax/errors.ts'
import { listTaxReports } from '@lqr/contract/tax/report-calls.ts'
import { busy } from '../../shell/forms/busy.tsx'
import { StackedForm } from '../../shell/forms/stacked-form.tsx'
import { LongTextItem } from '../../shell/forms/text-item.tsx'
import { isOvertaken } from '../../shell/overtaken.ts'
import { toastSuccess } from '../../shell/toast.ts'
import { useAction } from '../../shell/use-action.ts'
import { callKey } from '../../shell/use-call.ts'
import { copy } from './copy.ts'
import type { TaxLicence } from './entities.ts'
import { Dialog } from '../../shell/forms/dialog.tsx'

interface Values {
  reason?: string
}

/** Revoking works at once, ends the reports too and cannot be undone, so it is asked once more. */
export function RevokeDialog({ licence, onClose }: { licence: TaxLicence; onClose: () => void }) {
  const queries = useQueryClient()
  const [form] = Form.useForm<Values>()
  const settle = () => {
    for (const def of [listTaxLicences, listTaxReports])
      void queries.invalidateQueries({ queryKey: callKey(def) })
    onClose()
  }
  const { run, isBusy } = useAction(revokeTaxLicence, {
    onDone: () => {
      toastSuccess(copy.revoked)
      settle()
    },
    onFailure: (failure) => {
      if (isOvertaken(failure, [taxErrors.notRevocable])) settle()
    },
  })
  const finish = ({ reason }: Values) =>
    run({ params: { id: licence.id }, body: reason?.trim() ? { reason } : {} })
  return (
    <Dialog
      title={copy.revokeTitle}
      okText={copy.revoke}
      okButtonProps={{ danger: true, ...busy(isBusy) }}
      cancelText={copy.keep}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="panel-note">{copy.revokeText(licence.orgName)}</p>
      <StackedForm form={form} onFinish={finish}>
        <LongTextItem name="reason" of={revokeTaxLicence.body.shape.reason} label={copy.reason} />
      </StackedForm>
    </Dialog>
  )
}
