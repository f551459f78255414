import { Form } from 'antd'
import type { OwnBranch } from '@lqr/contract/bank-accounts/branch-calls.ts'
import { updateBranchPlace } from '@lqr/contract/bank-accounts/register-calls.ts'
import { FormDrawer } from '../../../shell/forms/form-drawer.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { registerCopy as copy } from './copy.ts'
import { placeBody, PlaceFields, type PlaceValues } from './place-fields.tsx'
import { useRenewBranches } from './use-renew-branches.ts'

/** Name, number, place and phone of a branch that is registered. */
export function EditBranch({ branch, onClose }: { branch: OwnBranch; onClose: () => void }) {
  const [form] = Form.useForm<PlaceValues>()
  const renew = useRenewBranches()
  const { submit, isBusy, problem } = useFormAction(updateBranchPlace, form, {
    onDone: () => {
      renew()
      toastSuccess(copy.saved)
      onClose()
    },
  })
  const { id, name, branchCode, regionCode, address, phone, version } = branch
  return (
    <FormDrawer<PlaceValues>
      title={copy.editTitle(name)}
      form={form}
      initialValues={{ name, branchCode, regionCode, address: address ?? '', phone: phone ?? '' }}
      submitText={copy.save}
      isBusy={isBusy}
      problem={problem}
      onFinish={(values) => submit({ params: { id }, body: { ...placeBody(values), version } })}
      onClose={onClose}
    >
      <PlaceFields />
    </FormDrawer>
  )
}
