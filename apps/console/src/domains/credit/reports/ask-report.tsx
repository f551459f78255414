import { useQueryClient } from '@tanstack/react-query'
import { Form, Select } from 'antd'
import { listHeldAuthorisations } from '@lqr/contract/credit/authorisation-request-calls.ts'
import { listReports, requestReport } from '@lqr/contract/credit/report-calls.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'

interface Values {
  authorisation?: string
}

const PAGE_SIZE = 100

/** Asks for a report under one of the authorisations that open something now. */
export function AskReport({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [form] = Form.useForm<Values>()
  const held = useCall(listHeldAuthorisations, { body: { pageSize: PAGE_SIZE } })
  const open = (held.data?.list ?? []).filter(({ can }) => can.read)
  const { submit, isBusy, problem } = useFormAction(requestReport, form, {
    onDone: () => {
      toastSuccess(copy.asked)
      void queries.invalidateQueries({ queryKey: callKey(listReports) })
      onClose()
    },
  })
  const finish = ({ authorisation }: Values) => {
    const chosen = open.find(({ id }) => id === authorisation)
    submit(
      { body: chosen ? { companyId: chosen.companyId, caseNo: chosen.bizNo } : {} },
      chosen ? {} : { authorisation: copy.mustChoose },
    )
  }
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
        <Select
          loading={held.isPending}
          placeholder={copy.choose}
          notFoundContent={copy.none}
          showSearch={{ optionFilterProp: 'label' }}
          options={open.map(({ id, corporateName, bizNo }) => ({
            value: id,
            label: copy.optionOf(corporateName, bizNo),
          }))}
        />
      </Form.Item>
    </FormDialog>
  )
}
