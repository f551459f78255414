import type { ReactNode } from 'react'
import { Wordmark } from '../../../shell/layout/wordmark.tsx'
import '../identity.css'

/** A page without menu: one card in the middle, the product's name above it. */
export function Alone({ children }: { children: ReactNode }) {
  return (
    <main className="alone">
      <div className="alone-card">
        <p className="wordmark">
          <Wordmark />
        </p>
        <div className="panel">{children}</div>
      </div>
    </main>
  )
}
