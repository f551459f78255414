import { Button, Modal } from 'antd'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useElder } from '../elder/use-elder.ts'
import { useReturnFocus } from '../forms/use-return-focus.ts'
import { useMedia } from '../records/use-media.ts'
import { moveCopy } from './copy.ts'
import './move-frame.css'

/** Room for the facts of a case beside what is decided about it. */
const ROOMY = '(min-width: 1200px)'

interface MoveFrameProps {
  title: string
  footer: ReactNode
  onClose: () => void
  children: ReactNode
}

/** The page gives way while there is a dock; answers how it takes its room again. */
function makeRoom(): () => void {
  document.body.dataset.docked = ''
  return () => {
    delete document.body.dataset.docked
  }
}

/** Beside the page, which stays to be read and used; a press outside loses nothing. */
function MoveDock({ title, footer, onClose, children }: MoveFrameProps) {
  const dock = useRef<HTMLElement>(null)
  const titleId = useId()
  useLayoutEffect(makeRoom, [])
  useEffect(() => dock.current?.focus(), [])
  return createPortal(
    <section ref={dock} role="dialog" aria-labelledby={titleId} tabIndex={-1} className="move-dock">
      <header>
        <h2 id={titleId}>{title}</h2>
        <Button
          type="text"
          aria-label={moveCopy.close}
          icon={<X aria-hidden size={18} strokeWidth={1.5} />}
          onClick={onClose}
        />
      </header>
      <div className="move-dock-body">{children}</div>
      <footer>{footer}</footer>
    </section>,
    document.body,
  )
}

/** Where a move is filled in: beside the facts where there is room, above them on a small screen and in elder-friendly mode. */
export function MoveFrame(props: MoveFrameProps) {
  // Here and not in the two ways to show it: a window that is made narrower changes from one to the other.
  useReturnFocus()
  const isRoomy = useMedia(ROOMY)
  const isElder = useElder()
  if (isRoomy && !isElder) return <MoveDock {...props} />
  const { title, footer, onClose, children } = props
  return (
    <Modal open title={title} footer={footer} mask={{ closable: false }} onCancel={onClose}>
      {children}
    </Modal>
  )
}
