import { Form } from 'antd'
import { updateOrganisation, type OrganisationRow } from '@lqr/contract/organisations/maintenance-calls.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { FormDialog } from '../../shell/forms/form-dialog.tsx'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
import { copy } from './copy.ts'
import { OrganisationFields } from './organisation-fields.tsx'
import { organisationBody, type OrganisationValues, organisationValues } from './organisation-values.ts'

interface EditOrganisationProps {
  organisation: OrganisationRow
  onDone: () => void
  onFailure: (failure: CallFailure) => void
  onClose: () => void
}

/** Name, category, place and contact of an organisation. */
export function EditOrganisation({ organisation, onDone, onFailure, onClose }: EditOrganisationProps) {
  const { id, version, orgType, sort } = organisation
  const [form] = Form.useForm<OrganisationValues>()
  const { submit, isBusy, problem } = useFormAction(updateOrganisation, form, { onDone, onFailure })
  return (
    <FormDialog<OrganisationValues>
      title={copy.form.editTitle}
      form={form}
      submitText={copy.form.submitEdit}
      isBusy={isBusy}
      problem={problem}
      initialValues={organisationValues(organisation)}
      onFinish={(values) => submit({ params: { id }, body: { ...organisationBody(values), sort, version } })}
      onClose={onClose}
    >
      <OrganisationFields orgType={orgType} />
    </FormDialog>
  )
}
