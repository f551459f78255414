import { Button } from 'antd'
import { useState } from 'react'
import {
  deleteSavedView,
  type SavedView,
  updateSavedView,
  type ViewList,
} from '@lqr/contract/identity/saved-view-calls.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { toastSuccess } from '../toast.ts'
import { useAction } from '../use-action.ts'
import { viewsCopy as copy } from './copy.ts'
import { ViewDialog } from './view-dialog.tsx'
import { Dialog } from '../forms/dialog.tsx'

interface ManageViewsProps {
  list: ViewList
  views: readonly SavedView[]
  now: Pick<SavedView, 'query' | 'columns'>
  /** The views have changed, `changed` to what is given. */
  onDone: (changed?: SavedView) => void
  onClose: () => void
}

/** The person's views of a list: each is renamed, brought up to what is shown now, made the default or deleted. */
export function ManageViews({ list, views, now, onDone, onClose }: ManageViewsProps) {
  const [asked, setAsked] = useState<{ act: 'rename' | 'remove'; view: SavedView }>()
  const { run: update, isBusy } = useAction(updateSavedView, {
    onDone: (changed) => {
      onDone(changed)
      toastSuccess(copy.updated)
    },
  })
  const removing = useAction(deleteSavedView, {
    onDone: () => {
      onDone()
      toastSuccess(copy.removed)
      setAsked(undefined)
    },
  })
  const change = ({ id, ...view }: SavedView, changes: Partial<SavedView>) =>
    update({ params: { id }, body: { ...view, ...changes } })
  const shut = () => setAsked(undefined)
  return (
    <Dialog title={copy.manageTitle} footer={null} onCancel={onClose}>
      {views.length === 0 && <p className="muted">{copy.empty}</p>}
      <ul>
        {views.map((view) => {
          const { id, name, isDefault } = view
          const ofView = <span className="sr-only"> {name}</span>
          return (
            <li key={id} className="view-line">
              <span>{isDefault ? copy.defaultMark(name) : name}</span>
              <span className="view-acts">
                <Button type="link" disabled={isBusy} onClick={() => setAsked({ act: 'rename', view })}>
                  {copy.rename}
                  {ofView}
                </Button>
                <Button type="link" disabled={isBusy} onClick={() => change(view, now)}>
                  {copy.update}
                  {ofView}
                </Button>
                <Button type="link" disabled={isBusy} onClick={() => change(view, { isDefault: !isDefault })}>
                  {isDefault ? copy.unsetDefault : copy.setDefault}
                  {ofView}
                </Button>
                <Button type="link" danger onClick={() => setAsked({ act: 'remove', view })}>
                  {copy.remove}
                  {ofView}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
      {asked?.act === 'rename' && (
        <ViewDialog list={list} now={now} view={asked.view} onDone={onDone} onClose={shut} />
      )}
      {asked?.act === 'remove' && (
        <ConfirmDialog
          title={copy.removeTitle(asked.view.name)}
          okText={copy.remove}
          isDanger
          isBusy={removing.isBusy}
          onOk={() => removing.run({ params: { id: asked.view.id } })}
          onClose={shut}
        >
          <p>{copy.removeText}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
