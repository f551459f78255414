import { useQueryClient } from '@tanstack/react-query'
import { Form } from 'antd'
import { useNavigate } from 'react-router'
import { listInterests, listPoolProjects, showInterest } from '@lqr/contract/equity/interest-calls.ts'
import type { PoolProject } from '@lqr/contract/equity/interest-entities.ts'
import { AMOUNT_BANDS, PROJECT_STAGES } from '@lqr/contract/equity/project-kinds.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { workAddress } from '../../../shell/cases/work-address.ts'
import { type TypedForm, useKeptForm } from '../../../shell/drafts/use-kept-form.tsx'
import { WithDraft } from '../../../shell/drafts/with-draft.tsx'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey } from '../../../shell/use-call.ts'
import { copy, poolCopy as texts } from './copy.ts'

interface Values {
  reason?: string
}

interface AskDialogProps {
  project: PoolProject
  onClose: () => void
}

/** Says to the enterprise of a project that the institution is interested, and why. */
export function AskDialog(props: AskDialogProps) {
  return (
    <WithDraft<TypedForm<Values>> form="projectInterest" subject={props.project.id}>
      {(draft) => <AskForm {...props} draft={draft} />}
    </WithDraft>
  )
}

interface AskFormProps extends AskDialogProps {
  draft: KeptDraft<TypedForm<Values>>
}

function AskForm({ project, draft, onClose }: AskFormProps) {
  const [form] = Form.useForm<Values>()
  const kept = useKeptForm(form, draft, { initialValues: {} })
  const queries = useQueryClient()
  const navigate = useNavigate()
  const refresh = () => {
    for (const def of [listPoolProjects, listInterests])
      void queries.invalidateQueries({ queryKey: callKey(def) })
  }
  const { submit, isBusy, problem } = useFormAction(showInterest, form, {
    onDone({ id }) {
      kept.clear()
      refresh()
      toastSuccess(texts.asked)
      void navigate(workAddress('projectInterest', id))
    },
    onFailure: refresh,
  })
  return (
    <FormDialog<Values>
      title={texts.askTitle}
      form={form}
      submitText={texts.ask}
      isBusy={isBusy}
      problem={problem}
      notice={kept.notice}
      initialValues={kept.initialValues}
      onChange={kept.keep}
      onFinish={({ reason = '' }) => submit({ params: { id: project.id }, body: { reason } })}
      onClose={onClose}
    >
      <Facts
        items={[
          { label: copy.project, value: project.name, isWide: true },
          { label: copy.stage, value: nameOf(PROJECT_STAGES, project.stage) },
          { label: copy.band, value: nameOf(AMOUNT_BANDS, project.amountBand) },
        ]}
      />
      <LongTextItem name="reason" of={showInterest.body.shape.reason} extra={texts.askHint} />
    </FormDialog>
  )
}
