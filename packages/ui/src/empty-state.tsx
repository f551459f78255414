import type { ReactNode } from 'react'
import { Terraces } from './terraces.tsx'

interface Props {
  title: string
  /** What the person can do now. */
  hint?: ReactNode
  action?: ReactNode
}

/** An empty list: says so and says what to do. */
export function EmptyState({ title, hint, action }: Props) {
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      <Terraces className="mb-4 h-24 w-64 [mask-image:radial-gradient(closest-side,#000_40%,transparent)]" />
      <p className="text-body font-medium text-ink">{title}</p>
      {hint && <p className="mt-1 text-note text-muted">{hint}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
