import { useQueryClient } from '@tanstack/react-query'
import { Form } from 'antd'
import { listReports, requestReport } from '@lqr/contract/credit/report-calls.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey } from '../../../shell/use-call.ts'
import type { HeldAuthorisation } from '../authorisations/authorisation.ts'
import { AuthorisationSelect } from './authorisation-select.tsx'
import { copy } from './copy.ts'

interface Values {
  authorisation?: HeldAuthorisation
}

/** Asks for a report under one of the authorisations that open something now. */
export function AskReport({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [form] = Form.useForm<Values>()
  const { submit, isBusy, problem } = useFormAction(requestReport, form, {
    onDone: () => {
      toastSuccess(copy.asked)
      void queries.invalidateQueries({ queryKey: callKey(listReports) })
      onClose()
    },
  })
  const finish = ({ authorisation: chosen }: Values) =>
    submit(
      { body: chosen ? { companyId: chosen.companyId, caseNo: chosen.bizNo } : {} },
      chosen ? {} : { authorisation: copy.mustChoose },
    )
  return (
    <FormDialog<Values>
      title={copy.askTitle}
      form={form}
      submitText={copy.askOk}
      isBusy={isBusy}
      problem={problem}
      onFinish={finish}
      onClose={onClose}
    >
      <Form.Item name="authorisation" label={copy.authorisation} extra={copy.askHint}>
        <AuthorisationSelect />
      </Form.Item>
    </FormDialog>
  )
}
