import { Button, Form } from 'antd'
import type { ReactNode } from 'react'
import type { AnyCall, CallInput } from '@lqr/contract/kernel/define-call.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { publicationMove } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { copy as shell } from '../copy.ts'
import { busy } from '../forms/busy.tsx'
import { FormProblem } from '../forms/form-problem.tsx'
import { StackedForm } from '../forms/stacked-form.tsx'
import { LongTextItem } from '../forms/text-item.tsx'
import { useFormAction } from '../forms/use-form-action.ts'
import { toastSuccess } from '../toast.ts'
import { copy } from './copy.ts'
import { type KeptRecord, nameOfRecord, type OwnFields, type Publication } from './publication.ts'
import { RecordDifferences } from './record-differences.tsx'
import { Dialog } from '../forms/dialog.tsx'

interface ReviewDialogProps<R extends KeptRecord> {
  publication: Publication<R>
  record: R
  /** What a change holds besides the form. */
  beside: ReactNode
  owned: OwnFields<R> | undefined
  onSettled: (record: R) => void
  /** Somebody changed or deleted it meanwhile: the list behind is renewed, what was typed stays. */
  onStale: () => void
  onClose: () => void
}

interface Values {
  reason?: string
}

/** What waits for a second person: what would become public, and the decision about it. */
export function ReviewDialog<R extends KeptRecord>(props: ReviewDialogProps<R>) {
  const { publication, record, beside, owned, onSettled, onStale, onClose } = props
  const { id, version, submittedBy, submittedAt } = record
  const [form] = Form.useForm<Values>()
  const { submit, isBusy, problem } = useFormAction<AnyCall>(publication.calls.move, form, {
    onDone: (reviewed, { body }) => {
      toastSuccess((body as { action: string }).action === 'approve' ? copy.approved : copy.sentBack)
      onSettled(reviewed as R)
    },
    onFailure: ({ key }) => {
      if (key === kernelErrors.conflict.key || key === publication.missing.key) onStale()
    },
  })
  const decide = (decision: { action: 'approve' } | { action: 'return'; reason: string }, errors = {}) =>
    submit({ params: { id }, body: { version, ...decision } } as CallInput<AnyCall>, errors)
  const sendBack = () => {
    const reason = form.getFieldValue('reason')?.trim() ?? ''
    decide({ action: 'return', reason }, reason ? {} : { reason: copy.reasonNeeded })
  }
  return (
    <Dialog
      width={720}
      title={copy.reviewOf(nameOfRecord(publication, record))}
      footer={null}
      onCancel={onClose}
    >
      <div className="stack">
        {submittedBy && <p className="muted">{copy.submitted(submittedBy, formatDateTime(submittedAt))}</p>}
        <RecordDifferences publication={publication} record={record} owned={owned} />
        {beside}
        <StackedForm form={form} onFinish={() => decide({ action: 'approve' })}>
          <FormProblem text={problem} />
          <LongTextItem name="reason" of={publicationMove.shape.reason} />
          <div className="dialog-end">
            <Button onClick={onClose}>{shell.cancel}</Button>
            <Button danger onClick={sendBack} {...busy(isBusy)}>
              {copy.return}
            </Button>
            <Button type="primary" htmlType="submit" {...busy(isBusy)}>
              {copy.approve}
            </Button>
          </div>
        </StackedForm>
      </div>
    </Dialog>
  )
}
