import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { Button } from 'antd'
import { Bold, Heading2, Heading3, Image, Link, List, ListOrdered, Redo2, Undo2, Unlink } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { copy } from './copy.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'

interface Tool {
  readonly label: string
  readonly icon: ReactNode
  /** Undefined for what is not switched on and off. */
  readonly isOn?: boolean
  readonly isOff?: boolean
  readonly act: () => void
}

/** What a button opens a dialog for. */
type Asked = 'link' | 'picture'

const SIZE = 18

/** The acts of the editor with how they stand now. */
function useTools(editor: Editor, ask: (asked: Asked) => void): Tool[] {
  const on = useEditorState({
    editor,
    selector: ({ editor: of }) => ({
      bold: of.isActive('bold'),
      heading: of.isActive('heading', { level: 2 }),
      subheading: of.isActive('heading', { level: 3 }),
      points: of.isActive('bulletList'),
      steps: of.isActive('orderedList'),
      link: of.isActive('link'),
      undo: of.can().undo(),
      redo: of.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  return [
    { label: copy.bold, icon: <Bold size={SIZE} />, isOn: on.bold, act: () => chain().toggleBold().run() },
    {
      label: copy.heading,
      icon: <Heading2 size={SIZE} />,
      isOn: on.heading,
      act: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      label: copy.subheading,
      icon: <Heading3 size={SIZE} />,
      isOn: on.subheading,
      act: () => chain().toggleHeading({ level: 3 }).run(),
    },
    {
      label: copy.points,
      icon: <List size={SIZE} />,
      isOn: on.points,
      act: () => chain().toggleBulletList().run(),
    },
    {
      label: copy.steps,
      icon: <ListOrdered size={SIZE} />,
      isOn: on.steps,
      act: () => chain().toggleOrderedList().run(),
    },
    { label: copy.link, icon: <Link size={SIZE} />, isOn: on.link, act: () => ask('link') },
    {
      label: copy.unlink,
      icon: <Unlink size={SIZE} />,
      isOff: !on.link,
      act: () => chain().unsetLink().run(),
    },
    { label: copy.picture, icon: <Image size={SIZE} />, act: () => ask('picture') },
    { label: copy.undo, icon: <Undo2 size={SIZE} />, isOff: !on.undo, act: () => chain().undo().run() },
    { label: copy.redo, icon: <Redo2 size={SIZE} />, isOff: !on.redo, act: () => chain().redo().run() },
  ]
}

/** The next button that can be pressed, in the direction of the arrow. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>, editor: Editor): void {
  if (event.key === 'Escape') {
    event.stopPropagation()
    editor.commands.focus()
    return
  }
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  buttons.at((at + step + buttons.length) % buttons.length)?.focus()
}

interface RichToolbarProps {
  editor: Editor
  /** The text the buttons act upon. */
  controls: string
}

/** The buttons of the editor: one stop of the tab key, arrows go from one to the next, Escape back to the text. */
export function RichToolbar({ editor, controls }: RichToolbarProps) {
  const [asked, setAsked] = useState<Asked>()
  const tools = useTools(editor, setAsked)
  const close = () => setAsked(undefined)
  return (
    <>
      <div
        role="toolbar"
        aria-label={copy.toolbar}
        aria-controls={controls}
        className="rich-toolbar"
        onKeyDown={(event) => moveFocus(event, editor)}
      >
        {tools.map(({ label, icon, isOn, isOff = false, act }, index) => (
          <Button
            key={label}
            type={isOn ? 'primary' : 'text'}
            aria-label={label}
            title={label}
            tabIndex={index === 0 ? 0 : -1}
            disabled={isOff}
            icon={icon}
            onMouseDown={(event) => event.preventDefault()}
            onClick={act}
            {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
          />
        ))}
      </div>
      {asked === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asked === 'picture' && <PictureDialog editor={editor} onClose={close} />}
    </>
  )
}
