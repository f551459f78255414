import X from 'lucide-react/icons/x'
import { dismissToast, type Toast, useToasts } from './toast-store.ts'

const looks: Record<Toast['tone'], { word: string; className: string }> = {
  error: { word: '出错了', className: 'border-danger bg-danger-soft text-danger' },
  warning: { word: '请注意', className: 'border-warning bg-warning-soft text-warning' },
  success: { word: '已完成', className: 'border-success bg-success-soft text-success' },
  info: { word: '提示', className: 'border-primary bg-primary-soft text-primary-strong' },
}

/** Messages of five seconds at the top, read out by screen readers without taking the focus. */
export function ToastRegion() {
  const toasts = useToasts()
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 top-4 z-50 flex flex-col items-center gap-2"
    >
      {toasts.map(({ id, tone, text }) => (
        <div
          key={id}
          className={`pointer-events-auto flex max-w-lg items-start gap-3 rounded-card border px-4 py-3 text-note shadow-raised ${looks[tone].className}`}
        >
          <p>
            <strong className="mr-2">{looks[tone].word}</strong>
            <span className="text-ink">{text}</span>
          </p>
          <button
            type="button"
            aria-label="关闭提示"
            onClick={() => dismissToast(id)}
            className="-mr-1 grid size-6 shrink-0 cursor-pointer place-items-center"
          >
            <X size={16} />
          </button>
        </div>
      ))}
    </div>
  )
}
