import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef } from 'react'
import { copy } from './copy.ts'
import { richExtensions } from './extensions.ts'
import { pastedHtml } from './pasted-html.ts'
import { documentOf, textOfDocument } from './rich-document.ts'
import { RichToolbar } from './rich-toolbar.tsx'
import './rich-text.css'

interface RichTextInputProps {
  /** Set by the form. */
  id?: string
  /** A marked text. */
  value?: string
  onChange?: (value: string) => void
  label: string
}

/** A marked text as it will stand, to be typed and pasted into. */
export function RichTextInput({ id, value = '', onChange, label }: RichTextInputProps) {
  const own = useId()
  const field = id ?? own
  const box = useRef<HTMLDivElement>(null)
  // What was last told to the form: the form hands it back, and the caret must not move for it.
  const told = useRef(value)
  const editor = useEditor({
    extensions: richExtensions,
    content: documentOf(value),
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      attributes: {
        id: field,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': `${own}-help`,
        class: 'rich-text',
      },
      transformPastedHTML: pastedHtml,
      handleKeyDown: (_, event) => {
        if (!event.altKey || event.key !== 'F10') return false
        box.current?.querySelector<HTMLButtonElement>('[role=toolbar] button')?.focus()
        return true
      },
    },
    onUpdate: ({ editor: changed }) => {
      told.current = textOfDocument(changed.getJSON())
      onChange?.(told.current)
    },
  })
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    editor.commands.setContent(documentOf(value), { emitUpdate: false })
  }, [editor, value])
  return (
    <div ref={box} className="rich-box">
      <RichToolbar editor={editor} controls={field} />
      <EditorContent editor={editor} />
      <p id={`${own}-help`} className="rich-help">
        {copy.help}
      </p>
    </div>
  )
}
