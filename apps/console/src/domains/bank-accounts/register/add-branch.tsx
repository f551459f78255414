import { Form, Select } from 'antd'
import { useState } from 'react'
import {
  createOpeningBranch,
  listOpeningCandidates,
  listRegisteredBanks,
  type OpeningCandidate,
} from '@lqr/contract/bank-accounts/register-calls.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { FormDrawer } from '../../../shell/forms/form-drawer.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { toastError, toastSuccess } from '../../../shell/toast.ts'
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

/** A branch that exists as an organisation, or a new one; whoever was slower than somebody else chooses it anew. */
export function AddBranch({ onAdded, onClose }: AddBranchProps) {
  const [form] = Form.useForm<Values>()
  // As it was when the form was filled: the list is read anew meanwhile.
  const [seen, setSeen] = useState<OpeningCandidate>()
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
    onFailure: ({ key }) => {
      if (key !== kernelErrors.conflict.key) return
      toastError(copy.changed)
      renew()
      onClose()
    },
  })
  const choose = (orgId: string) => {
    const chosen = candidates.find(({ id }) => id === orgId)
    setSeen(chosen)
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
            ...(orgId && orgId !== NEW ? { orgId, organisationVersion: seen?.version } : {}),
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
