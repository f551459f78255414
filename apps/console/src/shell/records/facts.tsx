import type { ReactNode } from 'react'
import { copy } from '../copy.ts'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
  /** Takes the whole width: long text. */
  readonly isWide?: boolean
}

/** Facts as label and value, in columns where there is room. Missing ones show a dash. */
export function Facts({ items, columns = 2 }: { items: readonly Fact[]; columns?: 1 | 2 | 3 }) {
  return (
    <dl className={`facts facts-${columns}`}>
      {items.map(({ label, value, isWide }) => (
        <div key={label} className={isWide ? 'fact-wide' : undefined}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? copy.none : value}</dd>
        </div>
      ))}
    </dl>
  )
}
