import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
}

/** A short table of names and values; a line breaks where the value is long. Two columns where the list itself has the room. */
export function FactList({ facts, columns = 1 }: { facts: readonly Fact[]; columns?: 1 | 2 }) {
  const isWide = columns === 2
  return (
    <div className={isWide ? '@container' : undefined}>
      <dl
        className={classNames(
          'm-0 grid gap-x-8 gap-y-2',
          isWide && '@min-[34rem]:grid-cols-2 elder:grid-cols-1',
        )}
      >
        {facts.map(({ label, value }) => (
          <div key={label} className="flex gap-3 border-b border-line pb-2 text-note">
            <dt className="w-24 shrink-0 text-muted">{label}</dt>
            <dd className="m-0 min-w-0 text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
