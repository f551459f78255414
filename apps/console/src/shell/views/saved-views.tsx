import { Button, Select } from 'antd'
import { useState } from 'react'
import type { ViewList } from '@lqr/contract/identity/saved-view-calls.ts'
import { viewsCopy as copy } from './copy.ts'
import { ManageViews } from './manage-views.tsx'
import { useViews } from './use-views.ts'
import { ViewDialog } from './view-dialog.tsx'
import './views.css'

const NO_VIEW = ''

/** Above a list of work: picks one of the person's views, keeps what is shown now as another one, and looks after them. */
export function SavedViews({ list }: { list: ViewList }) {
  const own = useViews(list)
  const { views, active, now, show, showAll, renew } = own
  const [open, setOpen] = useState<'save' | 'manage'>()
  const shut = () => setOpen(undefined)
  const choose = (id: string) => {
    const view = views.find((one) => one.id === id)
    if (view) show(view)
    else showAll()
  }
  const options = views.map(({ id, name, isDefault }) => ({
    value: id,
    label: isDefault ? copy.defaultMark(name) : name,
  }))
  return (
    <div className="saved-views">
      {views.length > 0 && (
        <Select<string>
          className="filter-status"
          aria-label={copy.label}
          placeholder={copy.choose}
          value={active?.id ?? (now.query === '' ? NO_VIEW : null)}
          options={[{ value: NO_VIEW, label: copy.none }, ...options]}
          onChange={choose}
        />
      )}
      <Button onClick={() => setOpen('save')}>{copy.save}</Button>
      {views.length > 0 && <Button onClick={() => setOpen('manage')}>{copy.manage}</Button>}
      {open === 'save' && <ViewDialog list={list} now={now} onDone={renew} onClose={shut} />}
      {open === 'manage' && <ManageViews list={list} now={now} views={views} onDone={renew} onClose={shut} />}
    </div>
  )
}
