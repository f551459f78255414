import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { copy } from './copy.ts'
import { dismissToast, holdToast, type ShownToast, type Toast, useToasts } from './toast-store.ts'

const looks: Record<Toast['tone'], { word: string; className: string }> = {
  error: { word: copy.error, className: 'border-danger bg-danger-soft text-danger' },
  warning: { word: copy.warning, className: 'border-warning bg-warning-soft text-warning' },
  success: { word: copy.success, className: 'border-success bg-success-soft text-success' },
  info: { word: copy.info, className: 'border-primary bg-primary-soft text-primary-strong' },
}

const isUrgent = (tone: Toast['tone']) => tone === 'error' || tone === 'warning'

/** One message; it waits for whoever is pointing at it or has the focus on its button. */
function ToastCard({ id, tone, text }: ShownToast) {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = isPointed || isFocused
  useEffect(() => (isHeld ? holdToast(id) : undefined), [isHeld, id])
  return (
    <div
      role={isUrgent(tone) ? 'alert' : undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={`pointer-events-auto flex max-w-lg items-start gap-3 rounded-card border px-4 py-3 text-note shadow-raised ${looks[tone].className}`}
    >
      <p>
        <strong className="mr-2">{looks[tone].word}</strong>
        <span className="text-ink">{text}</span>
      </p>
      <button
        type="button"
        aria-label={copy.close}
        onClick={() => dismissToast(id)}
        className="-mr-1 grid size-6 shrink-0 cursor-pointer place-items-center max-sm:-my-2.5 max-sm:-mr-3 max-sm:size-11"
      >
        <X size={16} />
      </button>
    </div>
  )
}

/**
 * Messages of five seconds at the top, read out by screen readers without taking the focus: failures at once as alerts,
 * anything else when the reader has finished, from a region that stands before its first message. The whole is off, or
 * an alert would be read twice; as it is marked as live, a dialog does not hide it.
 */
export function ToastRegion() {
  const toasts = useToasts()
  return (
    <div
      role="status"
      aria-live="off"
      aria-atomic={false}
      className="pointer-events-none fixed inset-x-4 top-4 z-50"
    >
      <div className="flex flex-col items-center gap-2">
        {toasts
          .filter(({ tone }) => isUrgent(tone))
          .map((toast) => (
            <ToastCard key={toast.id} {...toast} />
          ))}
      </div>
      <div aria-live="polite" className="mt-2 flex flex-col items-center gap-2">
        {toasts
          .filter(({ tone }) => !isUrgent(tone))
          .map((toast) => (
            <ToastCard key={toast.id} {...toast} />
          ))}
      </div>
    </div>
  )
}
