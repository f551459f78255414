import { Form } from 'antd'
import { updateUser } from '@lqr/contract/identity/user-admin-calls.ts'
import type { UserRow } from '@lqr/contract/identity/user-entities.ts'
import type { Role, UserSourceType } from '@lqr/contract/kernel/access.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { copy } from './copy.ts'
import { ScopeFields } from './scope-fields.tsx'
import { missingScope } from './user.ts'

interface Values {
  displayName?: string
  roles?: Role[]
  orgId?: string
  regionCode?: string
}

interface EditUserProps {
  user: UserRow
  onDone: (user: UserRow) => void
  onFailure: (failure: CallFailure) => void
  onClose: () => void
}

/** Name, roles, organisation and region of an account. */
export function EditUser({ user, onDone, onFailure, onClose }: EditUserProps) {
  const { id, displayName, roles, orgId, orgName, regionCode, version } = user
  const type = user.userSourceType as UserSourceType
  const [form] = Form.useForm<Values>()
  const { submit, isBusy, problem } = useFormAction(updateUser, form, { onDone, onFailure })
  const finish = (values: Values) => {
    const body = {
      displayName: values.displayName ?? '',
      roles: values.roles ?? [],
      orgId: values.orgId ?? null,
      regionCode: values.regionCode ?? null,
      version,
    }
    submit({ params: { id }, body }, missingScope(type, values))
  }
  return (
    <FormDialog<Values>
      title={copy.form.editTitle(user.username)}
      form={form}
      submitText={copy.form.submitEdit}
      isBusy={isBusy}
      problem={problem}
      initialValues={{
        displayName,
        roles: roles as Role[],
        ...(orgId ? { orgId } : {}),
        ...(regionCode ? { regionCode } : {}),
      }}
      onFinish={finish}
      onClose={onClose}
    >
      <TextItem name="displayName" of={updateUser.body.shape.displayName} />
      <ScopeFields sourceType={type} chosen={orgId && orgName ? { id: orgId, name: orgName } : undefined} />
    </FormDialog>
  )
}
