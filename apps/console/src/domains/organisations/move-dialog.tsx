import { Form } from 'antd'
import { moveOrganisation, type OrganisationRow } from '@lqr/contract/organisations/maintenance-calls.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { FormDialog } from '../../shell/forms/form-dialog.tsx'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
import { copy } from './copy.ts'
import { OrganisationSelect } from './organisation-select.tsx'

interface MoveDialogProps {
  organisation: OrganisationRow
  onDone: () => void
  onFailure: (failure: CallFailure) => void
  onClose: () => void
}

const FIRST_LEVEL = '0'
const texts = copy.moving

/** Another house above an organisation, with everything below it. */
export function MoveDialog({ organisation, onDone, onFailure, onClose }: MoveDialogProps) {
  const { id, name, orgType, version } = organisation
  const [form] = Form.useForm<{ parentId?: string }>()
  const { submit, isBusy, problem } = useFormAction(moveOrganisation, form, { onDone, onFailure })
  return (
    <FormDialog<{ parentId?: string }>
      title={texts.title(name)}
      form={form}
      submitText={texts.ok}
      isBusy={isBusy}
      problem={problem}
      onFinish={({ parentId }) => submit({ params: { id }, body: { parentId: parentId as string, version } })}
      onClose={onClose}
    >
      <p className="muted panel-note">{texts.text}</p>
      <Form.Item name="parentId" label={texts.parent} extra={copy.searchHelp}>
        <OrganisationSelect
          orgType={orgType}
          exceptId={id}
          first={{ value: FIRST_LEVEL, label: texts.top }}
        />
      </Form.Item>
    </FormDialog>
  )
}
