import { Button } from 'antd'
import { Columns3 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ColumnForm } from './column-form.tsx'
import { recordsCopy as copy } from './copy.ts'
import type { ColumnChoice } from './use-table-columns.ts'

interface ColumnSettingsProps {
  label: string
  choice: ColumnChoice
  isWide: boolean
  tools?: ReactNode
}

/** The lists of the selects stand outside of the panel in the page, but belong to it. */
const BELONGS = '.ant-select-dropdown'
const OPEN_LIST = '[role="combobox"][aria-expanded="true"]'

/**
 * The button above a table that opens its columns. They stand behind the button in the page, so that the tab key goes on
 * into them; Escape and a press elsewhere close them, and Escape leads back to the button.
 */
export function ColumnSettings({ label, choice, isWide, tools }: ColumnSettingsProps) {
  const [isOpen, setOpen] = useState(false)
  const own = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const onPress = ({ target }: PointerEvent) => {
      const isElsewhere =
        target instanceof Element && !own.current?.contains(target) && !target.closest(BELONGS)
      if (isElsewhere) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])
  const close = () => {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || own.current?.querySelector(OPEN_LIST)) return
    // Inside a dialog it closes the columns alone.
    event.stopPropagation()
    close()
  }
  return (
    <div ref={own} className="record-tools" onKeyDown={onKey}>
      {tools}
      <Button
        ref={button}
        type="text"
        size="small"
        aria-label={copy.columnsOf(label)}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        icon={<Columns3 aria-hidden size={16} strokeWidth={1.5} />}
        onClick={() => setOpen(!isOpen)}
      >
        {copy.columns}
      </Button>
      {isOpen && <ColumnForm label={label} choice={choice} isWide={isWide} onClose={close} />}
    </div>
  )
}
