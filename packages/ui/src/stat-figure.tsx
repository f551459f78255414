import type { ReactNode } from 'react'
import { grouped } from '@lqr/contract/rules/grouped.ts'
import { Counter } from './counter.tsx'

interface Props {
  label: string
  value: number
  decimals?: number
  unit?: string
  /** Where the figure comes from or of which date it is. */
  note?: ReactNode
  /** Counts up once when it comes into view, as in the banners of loan statistics (specification 9); it is right from the first moment otherwise. */
  isCountedUp?: boolean
}

/** One figure with its unit smaller; stands in a `<dl>`. */
export function StatFigure({ label, value, decimals = 0, unit, note, isCountedUp = false }: Props) {
  return (
    <div className="flex flex-col">
      <dt className="text-note text-muted">{label}</dt>
      <dd className="m-0 order-first text-head font-semibold text-primary-strong">
        {isCountedUp ? (
          <Counter value={value} decimals={decimals} />
        ) : (
          <span className="tabular-nums">{grouped(value, decimals)}</span>
        )}
        {unit && <span className="ml-1 text-note font-normal text-muted">{unit}</span>}
      </dd>
      {note && <dd className="m-0 text-note text-muted">{note}</dd>}
    </div>
  )
}
