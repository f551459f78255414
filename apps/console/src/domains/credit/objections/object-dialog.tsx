import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Select } from 'antd'
import { useState } from 'react'
import { listObjections, submitObjection } from '@lqr/contract/credit/objection-calls.ts'
import { MAX_OBJECTION_FILES, OBJECTION_REASONS } from '@lqr/contract/credit/objections/objection-kinds.ts'
import { callOfTopic } from '@lqr/contract/credit/topic-calls.ts'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { type TypedForm, useKeptForm } from '../../../shell/drafts/use-kept-form.tsx'
import { WithDraft } from '../../../shell/drafts/with-draft.tsx'
import { FilesItem } from '../../../shell/files/files-item.tsx'
import type { KeptFile } from '../../../shell/files/use-uploads.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey } from '../../../shell/use-call.ts'
import { markCopy as copy } from './copy.ts'

const { shape } = submitObjection.body
type Body = CallInput<typeof submitObjection>['body']

/** `content` is the id of the page's own main part, so the explanation has another name in the form. */
interface Values {
  reasonCode?: Body['reasonCode']
  explanation?: string
  files?: readonly KeptFile[]
}

interface ObjectProps {
  topic: string
  itemId: string
  /** The item as it is called on the page. */
  item: string
}

interface ObjectDialogProps extends ObjectProps {
  draft: KeptDraft<TypedForm<Values>>
  onClose: () => void
}

function ObjectDialog({ topic, itemId, draft, onClose }: ObjectDialogProps) {
  const [form] = Form.useForm<Values>()
  const queries = useQueryClient()
  const kept = useKeptForm(form, draft, { initialValues: {} })
  const { submit, isBusy, problem } = useFormAction(submitObjection, form, {
    names: { fileIds: 'files', content: 'explanation' },
    onDone: () => {
      kept.clear()
      toastSuccess(copy.done)
      for (const def of [callOfTopic(topic), listObjections])
        void queries.invalidateQueries({ queryKey: callKey(def) })
      onClose()
    },
  })
  return (
    <FormDialog<Values>
      title={copy.title}
      form={form}
      submitText={copy.submit}
      isBusy={isBusy}
      problem={problem}
      notice={kept.notice}
      initialValues={kept.initialValues}
      onChange={kept.keep}
      onFinish={({ files = [], reasonCode, explanation = '' }) =>
        submit({
          body: {
            itemId,
            reasonCode,
            content: explanation,
            fileIds: files.map(({ fileId }) => fileId),
          } as Body,
        })
      }
      onClose={onClose}
    >
      <p>{copy.hint}</p>
      <Form.Item name="reasonCode" label={labelOf(shape.reasonCode)}>
        <Select
          placeholder={copy.choose}
          options={OBJECTION_REASONS.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </Form.Item>
      <LongTextItem name="explanation" of={shape.content} rows={{ minRows: 4, maxRows: 10 }} />
      <FilesItem name="files" label={copy.files} max={MAX_OBJECTION_FILES} />
    </FormDialog>
  )
}

/** Lets the company object to one of its items. */
export function ObjectToItem(props: ObjectProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-label={copy.buttonOf(props.item)} onClick={() => setOpen(true)}>
        {copy.button}
      </Button>
      {isOpen && (
        <WithDraft<TypedForm<Values>> form="creditObjection" subject={props.itemId}>
          {(draft) => <ObjectDialog {...props} draft={draft} onClose={() => setOpen(false)} />}
        </WithDraft>
      )}
    </>
  )
}
