import { Checkbox, Form } from 'antd'
import {
  createSavedView,
  type SavedView,
  updateSavedView,
  type ViewList,
} from '@lqr/contract/identity/saved-view-calls.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { TextItem } from '../forms/text-item.tsx'
import { useFormAction } from '../forms/use-form-action.ts'
import { toastSuccess } from '../toast.ts'
import { viewsCopy as copy } from './copy.ts'

interface ViewDialogProps {
  list: ViewList
  now: Pick<SavedView, 'query' | 'columns'>
  /** The one that is given another name; without it what is shown now is kept. */
  view?: SavedView
  onDone: (kept: SavedView) => void
  onClose: () => void
}

type Values = Pick<SavedView, 'name' | 'isDefault'>
const { shape } = createSavedView.body

/** The name under which a view is kept, and whether the list begins with it. */
export function ViewDialog({ list, now, view, onDone, onClose }: ViewDialogProps) {
  const [form] = Form.useForm<Values>()
  const done = (kept: SavedView) => {
    onDone(kept)
    toastSuccess(copy.saved)
    onClose()
  }
  const creating = useFormAction(createSavedView, form, { onDone: done })
  const changing = useFormAction(updateSavedView, form, { onDone: done })
  const { isBusy, problem } = view ? changing : creating
  const finish = (values: Values) => {
    if (!view) creating.submit({ body: { list, ...now, ...values } })
    else {
      const { query, columns } = view
      changing.submit({ params: { id: view.id }, body: { query, columns, ...values } })
    }
  }
  const { name = '', isDefault = false } = view ?? {}
  return (
    <FormDialog<Values>
      title={view ? copy.renameTitle(view.name) : copy.saveTitle}
      form={form}
      initialValues={{ name, isDefault }}
      submitText={copy.saveOk}
      isBusy={isBusy}
      problem={problem}
      onFinish={finish}
      onClose={onClose}
    >
      {!view && <p className="muted panel-note">{copy.saveHelp}</p>}
      <TextItem name="name" of={shape.name} autoFocus />
      <Form.Item name="isDefault" valuePropName="checked">
        <Checkbox>{labelOf(shape.isDefault)}</Checkbox>
      </Form.Item>
    </FormDialog>
  )
}
