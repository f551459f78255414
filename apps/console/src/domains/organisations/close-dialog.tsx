import { Alert, Form } from 'antd'
import {
  closeOrganisation,
  type OrganisationRow,
  previewEnding,
} from '@lqr/contract/organisations/maintenance-calls.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { TextItem } from '../../shell/forms/text-item.tsx'
import { FormDialog } from '../../shell/forms/form-dialog.tsx'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
import { useCall } from '../../shell/use-call.ts'
import { affairName, affairText } from './affairs-list.tsx'
import { copy } from './copy.ts'

interface CloseDialogProps {
  organisation: OrganisationRow
  onDone: () => void
  onFailure: (failure: CallFailure) => void
  onClose: () => void
}

const texts = copy.closing

/** Ends an organisation that nobody goes on with; what stands in the way is said before anything is typed. */
export function CloseDialog({ organisation, onDone, onFailure, onClose }: CloseDialogProps) {
  const { id, name, version } = organisation
  const [form] = Form.useForm<{ confirmName?: string }>()
  const { data } = useCall(previewEnding, { params: { id }, query: {} })
  const { submit, isBusy, problem } = useFormAction(closeOrganisation, form, { onDone, onFailure })
  const blocking = (data?.affairs ?? []).filter(({ blocks }) => blocks > 0)
  const items = blocking
    .map(({ kind, blocks }) => `${affairName(kind)} ${affairText(kind, blocks)}`)
    .join('、')
  return (
    <FormDialog<{ confirmName?: string }>
      title={texts.title(name)}
      form={form}
      submitText={texts.ok}
      isDanger
      isBusy={isBusy}
      problem={problem}
      onFinish={({ confirmName = '' }) => submit({ params: { id }, body: { confirmName, version } })}
      onClose={onClose}
    >
      {blocking.length > 0 && (
        <Alert
          type="warning"
          showIcon
          className="form-alert"
          title={texts.blocked}
          description={texts.blocks(items)}
        />
      )}
      <p className="muted panel-note">{texts.text}</p>
      <TextItem
        name="confirmName"
        of={closeOrganisation.body.shape.confirmName}
        label={texts.confirm(name)}
      />
    </FormDialog>
  )
}
