import type { Editor } from '@tiptap/react'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { copy as shell } from '../copy.ts'
import { copy } from './copy.ts'
import { PictureInput } from './picture-input.tsx'
import { Dialog } from '../forms/dialog.tsx'

const MAX_ALT = 200

interface PictureDialogProps {
  editor: Editor
  onClose: () => void
}

/** The marks of a picture's line; they cannot stand in its words. */
const MARKS = /[[\]\\\n]/g

/** Puts a picture into the text; without words for who does not see it there is none. */
export function PictureDialog({ editor, onClose }: PictureDialogProps) {
  const id = useId()
  const [fileId, setFileId] = useState<string>()
  const [alt, setAlt] = useState('')
  const [isAsked, setAsked] = useState(false)
  const words = alt.replace(MARKS, ' ').trim()
  const insert = () => {
    setAsked(true)
    if (!fileId || words === '') return
    editor
      .chain()
      .focus()
      .insertContent({ type: 'picture', attrs: { fileId, alt: words } })
      .run()
    onClose()
  }
  return (
    <Dialog title={copy.pictureTitle} footer={null} onCancel={onClose}>
      <div className="stack">
        <PictureInput {...(fileId ? { value: fileId } : {})} onChange={setFileId} />
        {isAsked && !fileId && (
          <p role="alert" className="link-wrong">
            {copy.pictureMissing}
          </p>
        )}
        <label htmlFor={id}>{copy.alt}</label>
        <Input
          id={id}
          value={alt}
          maxLength={MAX_ALT}
          aria-invalid={isAsked && words === ''}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setAlt(target.value)}
          onPressEnter={(event) => {
            event.preventDefault()
            insert()
          }}
        />
        <p
          id={`${id}-help`}
          className={isAsked && words === '' ? 'link-wrong' : 'muted'}
          {...(isAsked && words === '' ? { role: 'alert' } : {})}
        >
          {isAsked && words === '' ? copy.altMissing : copy.altHelp}
        </p>
        <div className="dialog-end">
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button type="primary" onClick={insert}>
            {copy.insert}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
