import { Terraces } from '@lqr/ui/terraces.tsx'
import type { ReactNode } from 'react'
import { copy } from './copy.ts'

interface Props {
  title: string
  children: ReactNode
  action?: ReactNode
  requestId?: string | undefined
}

/** A whole page that says one thing and the way on. */
export function NoticeView({ title, children, action, requestId }: Props) {
  return (
    <div className="relative overflow-hidden">
      <Terraces className="absolute inset-x-0 bottom-0 h-72 w-full" />
      <div className="content relative flex flex-col items-start gap-3 pt-16 pb-72 max-sm:pt-10">
        <h1 className="text-head text-primary-strong">{title}</h1>
        <div className="max-w-article text-body text-ink">{children}</div>
        {action && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
        {requestId && <p className="text-note text-muted">{copy.requestNumber(requestId)}</p>}
      </div>
    </div>
  )
}
