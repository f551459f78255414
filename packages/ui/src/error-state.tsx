import type { ReactNode } from 'react'
import { copy } from './copy.ts'

interface Props {
  title: string
  /** What happened and what to do, in a sentence. */
  hint?: ReactNode
  /** Shown small, so that the hotline can find the request. */
  requestId?: string | undefined
  action?: ReactNode
}

/** A failure of one part of a page; the rest of the page stays usable. */
export function ErrorState({ title, hint, requestId, action }: Props) {
  return (
    <div role="alert" className="rounded-card border border-danger/30 bg-danger-soft px-6 py-6">
      <p className="text-body font-medium text-danger">{title}</p>
      {hint && <p className="mt-1 text-note text-ink">{hint}</p>}
      {action && <div className="mt-3">{action}</div>}
      {requestId && <p className="mt-3 text-note text-muted">{copy.requestNumber(requestId)}</p>}
    </div>
  )
}
