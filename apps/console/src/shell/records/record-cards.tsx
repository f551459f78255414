import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { RecordColumn } from './record-column.ts'

interface RecordCardsProps<T> {
  label: string
  rows: readonly T[]
  columns: readonly RecordColumn<T>[]
  rowKey: (row: T) => string
}

/** A column that has nothing to say of a row says so. */
function orDash(value: ReactNode): ReactNode {
  return value === null || value === undefined || value === false || value === '' ? copy.none : value
}

/** The rows of a list on a phone: the heading column on top, the others as label and value. */
export function RecordCards<T>({ label, rows, columns, rowKey }: RecordCardsProps<T>) {
  const heading = columns.filter(({ isHeading }) => isHeading)
  const others = columns.filter(({ isHeading }) => !isHeading)
  return (
    <ul aria-label={label} className="record-cards">
      {rows.map((row) => (
        <li key={rowKey(row)} className="panel">
          {heading.map(({ key, render }) => (
            <div key={key} className="record-heading">
              {render(row)}
            </div>
          ))}
          <dl className="record-facts">
            {others.map(({ key, title, render }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>{orDash(render(row))}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
