import type { ReactNode } from 'react'
import { clock } from './amounts.ts'
import { copy } from './copy.ts'
import { type RowsBehind, useScreen } from './screen-context.ts'

interface Props {
  label: string
  value: string
  unit: string
  definition: string
  leftOut?: string
  rows?: RowsBehind
  extra?: ReactNode
  /** `hero` is read from ten metres. */
  size?: 'hero' | 'big'
  tone?: 'late' | 'soon'
}

/** A number that opens into how it is counted. */
export function Figure({ label, value, unit, definition, leftOut, rows, extra, size, tone }: Props) {
  const { open, set } = useScreen()
  const show = () =>
    open({
      title: label,
      value: `${value} ${unit}`,
      notes: [
        [copy.counted, definition],
        ...(leftOut ? [[copy.leftOut, leftOut] as const] : []),
        [copy.asOf, copy.asOfAll(clock(set.asOf))],
      ],
      ...(rows && { rows }),
    })
  return (
    <button type="button" className={`num ${size ?? ''} ${tone ?? ''}`} onClick={show}>
      <span className="num-label">{label}</span>{' '}
      <span className="num-value">
        {value}
        <small>{unit}</small>
      </span>
      {extra && <span className="num-extra">{extra}</span>}
    </button>
  )
}
