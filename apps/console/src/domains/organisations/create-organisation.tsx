import { useQueryClient } from '@tanstack/react-query'
import { Form, Select } from 'antd'
import { useNavigate } from 'react-router'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import {
  createOrganisation,
  listOrganisationRows,
  type OrganisationRow,
} from '@lqr/contract/organisations/maintenance-calls.ts'
import { type OrgCategoryCode, ORG_TYPES, type OrgTypeCode } from '@lqr/contract/reference/org-types.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { type TypedForm, useKeptForm } from '../../shell/drafts/use-kept-form.tsx'
import { WithDraft } from '../../shell/drafts/with-draft.tsx'
import { FormDrawer } from '../../shell/forms/form-drawer.tsx'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
import { keepAddress } from '../../shell/page/last-address.ts'
import { toastSuccess } from '../../shell/toast.ts'
import { callKey } from '../../shell/use-call.ts'
import { copy } from './copy.ts'
import { OrganisationFields } from './organisation-fields.tsx'
import { organisationBody, type OrganisationValues } from './organisation-values.ts'

interface Values extends OrganisationValues {
  orgType?: OrgTypeCode
}

interface CreateOrganisationProps {
  /** The house above; without it a first-level organisation is made. */
  parent?: Pick<OrganisationRow, 'id' | 'name' | 'orgType' | 'orgCategory' | 'regionCode'>
  onClose: () => void
}

const FIRST_LEVEL = '0'
const LIST = '/organisations'
const { form: texts } = copy

/** A new organisation; a branch has the type of its house. */
export function CreateOrganisation(props: CreateOrganisationProps) {
  const subject = props.parent ? `under-${props.parent.id}` : 'new'
  return (
    <WithDraft<TypedForm<Values>> form="organisation" subject={subject}>
      {(draft) => <CreateForm {...props} draft={draft} />}
    </WithDraft>
  )
}

interface CreateFormProps extends CreateOrganisationProps {
  draft: KeptDraft<TypedForm<Values>>
}

function CreateForm({ parent, draft, onClose }: CreateFormProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [form] = Form.useForm<Values>()
  const typed = Form.useWatch('orgType', form)
  const orgType = (parent?.orgType as OrgTypeCode | undefined) ?? typed
  const kept = useKeptForm(form, draft, {
    initialValues: parent
      ? { orgCategory: parent.orgCategory as OrgCategoryCode, regionCode: parent.regionCode }
      : {},
  })
  const { submit, isBusy, problem } = useFormAction(createOrganisation, form, {
    onDone: (made) => {
      kept.clear()
      toastSuccess(texts.created)
      void queries.invalidateQueries({ queryKey: callKey(listOrganisationRows) })
      onClose()
      // What one looked for in vain does not hold it: the way back leads to the whole list.
      keepAddress(LIST, '')
      void navigate(`${LIST}/${made.id}`)
    },
  })
  const change = (values: Values) => {
    // Categories are those of a type.
    if (values.orgType !== typed) form.setFieldValue('orgCategory', undefined)
    kept.keep(form.getFieldsValue())
  }
  const finish = (values: Values) =>
    submit({
      body: {
        ...organisationBody(values),
        orgType: orgType as OrgTypeCode,
        parentId: parent?.id ?? FIRST_LEVEL,
      },
    })
  return (
    <FormDrawer<Values>
      title={parent ? texts.branchTitle(parent.name) : texts.createTitle}
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
      {!parent && (
        <Form.Item name="orgType" label={labelOf(createOrganisation.body.shape.orgType)}>
          <Select options={ORG_TYPES.map(({ code, name }) => ({ value: code, label: name }))} />
        </Form.Item>
      )}
      <OrganisationFields orgType={orgType} />
    </FormDrawer>
  )
}
