import { Form, Select } from 'antd'
import {
  createOpeningBranch,
  listOpeningCandidates,
  listRegisteredBanks,
} from '@lqr/contract/bank-accounts/register-calls.ts'
import { FormDrawer } from '../../../shell/forms/form-drawer.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { useCall } from '../../../shell/use-call.ts'
import { registerCopy as copy } from './copy.ts'
import { placeBody, PlaceFields, type PlaceValues } from './place-fields.tsx'
import { useRenewBranches } from './use-renew-branches.ts'

interface Values extends PlaceValues {
  bankId?: string
  /** `NEW` or an organisation that stands already. */
  orgId?: string
}

const NEW = 'new'

interface AddBranchProps {
  onAdded: (id: string) => void
  onClose: () => void
}

/** A branch that exists as an organisation, or a new one. */
export function AddBranch({ onAdded, onClose }: AddBranchProps) {
  const [form] = Form.useForm<Values>()
  const renew = useRenewBranches()
  const { data: banks = [] } = useCall(listRegisteredBanks, {})
  const onlyBank = banks.length === 1 ? banks[0]?.id : undefined
  const bankId = Form.useWatch('bankId', form) ?? onlyBank
  const { data: candidates = [] } = useCall(
    listOpeningCandidates,
    { query: bankId ? { bankId } : {} },
    { enabled: bankId !== undefined },
  )
  const { submit, isBusy, problem } = useFormAction(createOpeningBranch, form, {
    onDone: ({ id }) => {
      renew()
      toastSuccess(copy.addDone)
      onAdded(id)
    },
  })
  const choose = (orgId: string) => {
    const chosen = candidates.find(({ id }) => id === orgId)
    if (!chosen) return
    const { name, regionCode, address, phone } = chosen
    form.setFieldsValue({ name, regionCode, address: address ?? '', phone: phone ?? '' })
  }
  return (
    <FormDrawer<Values>
      title={copy.addTitle}
      form={form}
      initialValues={{ orgId: NEW }}
      submitText={copy.submitAdd}
      isBusy={isBusy}
      problem={problem}
      onFinish={({ orgId, ...values }) =>
        submit({
          body: {
            bankId: bankId ?? '',
            ...(orgId && orgId !== NEW ? { orgId } : {}),
            ...placeBody(values),
          },
        })
      }
      onClose={onClose}
    >
      {!onlyBank && (
        <Form.Item name="bankId" label={copy.bank}>
          <Select
            options={banks.map(({ id, name }) => ({ value: id, label: name }))}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={() => form.setFieldValue('orgId', NEW)}
          />
        </Form.Item>
      )}
      <Form.Item name="orgId" label={copy.organisation} extra={copy.organisationHelp}>
        <Select<string>
          options={[
            { value: NEW, label: copy.newOrganisation },
            ...candidates.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={choose}
        />
      </Form.Item>
      <PlaceFields />
    </FormDrawer>
  )
}
