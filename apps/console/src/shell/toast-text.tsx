import { X } from 'lucide-react'
import { copy } from './copy.ts'

/** A message with the button that closes it before its time. */
export function ToastText({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <span className="toast-text">
      {text}
      <button type="button" aria-label={copy.closeToast} onClick={onClose}>
        <X aria-hidden size={16} strokeWidth={1.5} />
      </button>
    </span>
  )
}
