import { Form } from 'antd'
import { useState } from 'react'
import { updateOrganisation, type OrganisationRow } from '@lqr/contract/organisations/maintenance-calls.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { type TypedForm, useKeptForm } from '../../shell/drafts/use-kept-form.tsx'
import { WithDraft } from '../../shell/drafts/with-draft.tsx'
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
export function EditOrganisation(props: EditOrganisationProps) {
  return (
    <WithDraft<TypedForm<OrganisationValues>> form="organisation" subject={props.organisation.id}>
      {(draft) => <EditForm {...props} draft={draft} />}
    </WithDraft>
  )
}

interface EditFormProps extends EditOrganisationProps {
  draft: KeptDraft<TypedForm<OrganisationValues>>
}

function EditForm({ organisation, draft, onDone, onFailure, onClose }: EditFormProps) {
  // As it was when the form was filled: the page beneath is read anew meanwhile.
  const [seen] = useState(organisation)
  const { id, version, orgType, sort } = seen
  const [form] = Form.useForm<OrganisationValues>()
  const kept = useKeptForm(form, draft, { initialValues: organisationValues(seen), version })
  const { submit, isBusy, problem } = useFormAction(updateOrganisation, form, {
    onDone: () => {
      kept.clear()
      onDone()
    },
    onFailure,
  })
  return (
    <FormDialog<OrganisationValues>
      title={copy.form.editTitle}
      form={form}
      submitText={copy.form.submitEdit}
      isBusy={isBusy}
      problem={problem}
      notice={kept.notice}
      initialValues={kept.initialValues}
      onChange={kept.keep}
      onFinish={(values) => submit({ params: { id }, body: { ...organisationBody(values), sort, version } })}
      onClose={onClose}
    >
      <OrganisationFields orgType={orgType} />
    </FormDialog>
  )
}
