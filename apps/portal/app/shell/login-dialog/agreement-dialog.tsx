import { Dialog } from '@base-ui/react/dialog'
import { buttonStyle } from '@lqr/ui/button.tsx'
import { copy } from './copy.ts'
import type { Agreement } from './use-agreement.ts'

interface Props {
  agreement: Agreement
  open: boolean
  onClose: () => void
}

/** The platform user service and authorisation agreement: 850 px wide, closed by its button alone (specification 2). */
export function AgreementDialog({ agreement, open, onClose }: Props) {
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal
      onOpenChange={(next, details) => {
        if (next || details.reason !== 'close-press') details.cancel()
        else onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-ink/40" />
        <Dialog.Popup className="fixed top-1/2 left-1/2 z-50 flex max-h-[90dvh] w-[850px] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col rounded-card bg-surface shadow-raised">
          <Dialog.Title className="m-0 border-b border-line px-6 py-4 text-title">
            {agreement.title}
          </Dialog.Title>
          <div
            tabIndex={0}
            role="region"
            aria-label={agreement.title}
            className="overflow-y-auto px-6 py-4 text-note whitespace-pre-line"
          >
            {agreement.body}
          </div>
          <div className="flex items-center justify-between gap-4 border-t border-line px-6 py-4">
            <p className="text-note text-muted">{copy.version(agreement.version)}</p>
            <Dialog.Close className={buttonStyle('primary')}>{copy.close}</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
