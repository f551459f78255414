import { Form } from 'antd'
import { useState } from 'react'
import type { OwnBranch } from '@lqr/contract/bank-accounts/branch-calls.ts'
import { updateBranchPlace } from '@lqr/contract/bank-accounts/register-calls.ts'
import { FormDrawer } from '../../../shell/forms/form-drawer.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { toastError, toastSuccess } from '../../../shell/toast.ts'
import { registerCopy as copy } from './copy.ts'
import { placeBody, PlaceFields, type PlaceValues } from './place-fields.tsx'
import { useRenewBranches } from './use-renew-branches.ts'

const CONFLICT = 409

/** Name, number, place and phone of a branch that is registered; whoever was slower sees it as it is now. */
export function EditBranch({ branch, onClose }: { branch: OwnBranch; onClose: () => void }) {
  const [form] = Form.useForm<PlaceValues>()
  // As it was when the form was filled: the list beneath is read anew meanwhile.
  const [seen] = useState(branch)
  const renew = useRenewBranches()
  const { submit, isBusy, problem } = useFormAction(updateBranchPlace, form, {
    onDone: () => {
      renew()
      toastSuccess(copy.saved)
      onClose()
    },
    onFailure: ({ code, data }) => {
      if (code !== CONFLICT || data === undefined || data === null) return
      toastError(copy.changed)
      renew()
      onClose()
    },
  })
  const { id, name, branchCode, regionCode, address, phone, version, organisationVersion } = seen
  return (
    <FormDrawer<PlaceValues>
      title={copy.editTitle(name)}
      form={form}
      initialValues={{ name, branchCode, regionCode, address: address ?? '', phone: phone ?? '' }}
      submitText={copy.save}
      isBusy={isBusy}
      problem={problem}
      onFinish={(values) =>
        submit({ params: { id }, body: { ...placeBody(values), version, organisationVersion } })
      }
      onClose={onClose}
    >
      <PlaceFields />
    </FormDrawer>
  )
}
