import { Button, Form } from 'antd'
import { addOperationNote } from '@lqr/contract/financing/operation-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { type TypedForm, useKeptForm } from '../../../shell/drafts/use-kept-form.tsx'
import { WithDraft } from '../../../shell/drafts/with-draft.tsx'
import { busy } from '../../../shell/forms/busy.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { copy } from './copy.ts'
import type { OperationPartProps } from './part.ts'

const texts = copy.notes
const { shape } = addOperationNote.body

interface Values {
  content?: string
}

interface NoteFormProps extends OperationPartProps {
  draft: KeptDraft<TypedForm<Values>>
}

function NoteForm({ detail, draft, onChanged }: NoteFormProps) {
  const [form] = Form.useForm<Values>()
  const kept = useKeptForm(form, draft, { initialValues: {} })
  const { submit, isBusy, problem } = useFormAction(addOperationNote, form, {
    onDone(next) {
      onChanged(next)
      kept.startAnew()
      toastSuccess(texts.done)
    },
  })
  return (
    <StackedForm<Values>
      form={form}
      initialValues={kept.initialValues}
      onChange={kept.keep}
      onFinish={({ content = '' }) => submit({ params: { id: detail.response.id }, body: { content } })}
    >
      {kept.notice}
      <FormProblem text={problem} />
      <LongTextItem name="content" of={shape.content} />
      <Button htmlType="submit" {...busy(isBusy)}>
        {texts.add}
      </Button>
    </StackedForm>
  )
}

/** What the institution noted, newest first; a note is never changed. */
export function NotesPanel(props: OperationPartProps) {
  const { notes, can } = props.detail
  return (
    <section className="panel" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className="muted panel-note">{texts.intro}</p>
      {can.work && (
        <WithDraft<TypedForm<Values>> form="operationNote" subject={props.detail.response.id}>
          {(draft) => <NoteForm {...props} draft={draft} />}
        </WithDraft>
      )}
      {notes.length === 0 ? (
        <p className="muted">{texts.none}</p>
      ) : (
        <ul className="plain-list panel-act" aria-label={texts.title}>
          {notes.map(({ id, content, actorName, at }) => (
            <li key={id}>
              <p className="prewrap">{content}</p>
              <p className="muted">{texts.by(actorName, formatDateTime(at))}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
