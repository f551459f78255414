import { useQueryClient } from '@tanstack/react-query'
import { Button, Drawer, Form, Select } from 'antd'
import { useNavigate } from 'react-router'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import {
  createOrganisation,
  listOrganisationRows,
  type OrganisationRow,
} from '@lqr/contract/organisations/maintenance-calls.ts'
import { type OrgCategoryCode, ORG_TYPES, type OrgTypeCode } from '@lqr/contract/reference/org-types.ts'
import { copy as shell } from '../../shell/copy.ts'
import { busy } from '../../shell/forms/busy.tsx'
import { FormProblem } from '../../shell/forms/form-problem.tsx'
import { StackedForm } from '../../shell/forms/stacked-form.tsx'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
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
const { form: texts } = copy

/** A new organisation; a branch has the type of its house. */
export function CreateOrganisation({ parent, onClose }: CreateOrganisationProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [form] = Form.useForm<Values>()
  const typed = Form.useWatch('orgType', form)
  const orgType = (parent?.orgType as OrgTypeCode | undefined) ?? typed
  const { submit, isBusy, problem } = useFormAction(createOrganisation, form, {
    onDone: (made) => {
      toastSuccess(texts.created)
      void queries.invalidateQueries({ queryKey: callKey(listOrganisationRows) })
      onClose()
      void navigate(`/organisations/${made.id}`)
    },
  })
  const change = (values: Values) => {
    if (values.orgType) form.resetFields(['orgCategory'])
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
    <Drawer
      open
      title={parent ? texts.branchTitle(parent.name) : texts.createTitle}
      size={480}
      mask={{ closable: false }}
      onClose={onClose}
    >
      <StackedForm
        form={form}
        initialValues={
          parent ? { orgCategory: parent.orgCategory as OrgCategoryCode, regionCode: parent.regionCode } : {}
        }
        onChange={change}
        onFinish={finish}
      >
        <FormProblem text={problem} />
        {!parent && (
          <Form.Item name="orgType" label={labelOf(createOrganisation.body.shape.orgType)}>
            <Select options={ORG_TYPES.map(({ code, name }) => ({ value: code, label: name }))} />
          </Form.Item>
        )}
        <OrganisationFields orgType={orgType} />
        <div className="dialog-end">
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button type="primary" htmlType="submit" {...busy(isBusy)}>
            {texts.submitCreate}
          </Button>
        </div>
      </StackedForm>
    </Drawer>
  )
}
