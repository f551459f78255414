import { Form, Select } from 'antd'
import { createUser } from '@lqr/contract/identity/user-admin-calls.ts'
import { createdTypes, rolesOfType } from '@lqr/contract/identity/user-entities.ts'
import type { Role } from '@lqr/contract/kernel/access.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { type TypedForm, useKeptForm } from '../../../shell/drafts/use-kept-form.tsx'
import { WithDraft } from '../../../shell/drafts/with-draft.tsx'
import { FormDrawer } from '../../../shell/forms/form-drawer.tsx'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { copy } from './copy.ts'
import type { InitialPassword } from './initial-password-dialog.tsx'
import { ScopeFields } from './scope-fields.tsx'
import { missingScope } from './user.ts'

type CreatedType = '1' | '2' | '3' | '4' | '5'

interface Values {
  userSourceType?: CreatedType
  username?: string
  displayName?: string
  phone?: string
  roles?: Role[]
  orgId?: string
  regionCode?: string
}

interface CreateUserProps {
  onCreated: (made: InitialPassword) => void
  onClose: () => void
}

const { shape } = createUser.body
const texts = copy.form
const FIRST_TYPE: CreatedType = '3'
const typeOptions = createdTypes.map(({ code, name }) => ({ value: code, label: name }))

/** The only role of a type is given without asking; governments read unless told otherwise. */
function rolesAtFirst(type: CreatedType): Role[] {
  const all = rolesOfType[type]
  if (all.includes('govViewer')) return ['govViewer']
  return all.length === 1 ? [...all] : []
}

/** A new account of an institution, a government or the platform. */
export function CreateUser(props: CreateUserProps) {
  return (
    <WithDraft<TypedForm<Values>> form="userAccount" subject="new">
      {(draft) => <CreateForm {...props} draft={draft} />}
    </WithDraft>
  )
}

interface CreateFormProps extends CreateUserProps {
  draft: KeptDraft<TypedForm<Values>>
}

function CreateForm({ draft, onCreated, onClose }: CreateFormProps) {
  const [form] = Form.useForm<Values>()
  const kept = useKeptForm(form, draft, {
    initialValues: { userSourceType: FIRST_TYPE, roles: rolesAtFirst(FIRST_TYPE) },
  })
  const type = Form.useWatch('userSourceType', form) ?? FIRST_TYPE
  const { submit, isBusy, problem } = useFormAction(createUser, form, {
    onDone: (made) => {
      kept.clear()
      onCreated(made)
    },
  })
  const change = (values: Values) => {
    if (values.userSourceType && values.userSourceType !== type) {
      const roles = rolesAtFirst(values.userSourceType)
      form.setFieldsValue({ roles, orgId: undefined, regionCode: undefined })
    }
    // The organisation is chosen anew: a draft knows its number, not its name.
    const { orgId: _, ...rest } = form.getFieldsValue()
    kept.keep(rest)
  }
  const finish = (values: Values) => {
    const { username = '', displayName = '', phone = '', roles = [], orgId, regionCode } = values
    const scope = { ...(orgId ? { orgId } : {}), ...(regionCode ? { regionCode } : {}) }
    const body = { userSourceType: type, username, displayName, phone, roles, ...scope }
    submit({ body }, missingScope(type, scope))
  }
  return (
    <FormDrawer<Values>
      title={texts.createTitle}
      form={form}
      initialValues={kept.initialValues}
      submitText={texts.submitCreate}
      isBusy={isBusy}
      problem={problem}
      notice={kept.notice}
      onChange={change}
      onFinish={finish}
      onClose={onClose}
    >
      <Form.Item name="userSourceType" label={labelOf(shape.userSourceType)}>
        <Select options={typeOptions} />
      </Form.Item>
      <TextItem name="username" of={shape.username} extra={texts.userNameHelp} />
      <TextItem name="displayName" of={shape.displayName} />
      <TextItem name="phone" of={shape.phone} extra={texts.phoneHelp} />
      <ScopeFields sourceType={type} />
      <p className="muted panel-note">{texts.after}</p>
    </FormDrawer>
  )
}
