import type { Editor } from '@tiptap/react'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { isSafeHref } from '@lqr/contract/content/text-runs.ts'
import { copy as shell } from '../copy.ts'
import { copy } from './copy.ts'
import { Dialog } from '../forms/dialog.tsx'

interface LinkDialogProps {
  editor: Editor
  onClose: () => void
}

/** Asks where the chosen words lead; without chosen words the address itself is put in. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const id = useId()
  const before: unknown = editor.getAttributes('link').href
  const [href, setHref] = useState(typeof before === 'string' ? before : '')
  const [isWrong, setWrong] = useState(false)
  const set = () => {
    const address = href.trim()
    if (!isSafeHref(address)) {
      setWrong(true)
      return
    }
    const chain = editor.chain().focus()
    if (editor.state.selection.empty && before === undefined) {
      chain
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run()
    } else chain.extendMarkRange('link').setLink({ href: address }).run()
    onClose()
  }
  return (
    <Dialog title={copy.linkTitle} footer={null} onCancel={onClose}>
      <div className="stack">
        <label htmlFor={id}>{copy.linkAddress}</label>
        <Input
          id={id}
          type="url"
          inputMode="url"
          autoFocus
          value={href}
          aria-invalid={isWrong}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => {
            setHref(target.value)
            setWrong(false)
          }}
          onPressEnter={(event) => {
            event.preventDefault()
            set()
          }}
        />
        <p
          id={`${id}-help`}
          className={isWrong ? 'link-wrong' : 'muted'}
          {...(isWrong ? { role: 'alert' } : {})}
        >
          {isWrong ? copy.linkWrong : copy.linkHelp}
        </p>
        <div className="dialog-end">
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button type="primary" onClick={set}>
            {copy.set}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
