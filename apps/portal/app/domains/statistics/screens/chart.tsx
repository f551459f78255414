import { type ReactNode, useId } from 'react'
import { copy } from './copy.ts'
import { type RowsBehind, type TableContent, useScreen } from './screen-context.ts'
import { clock } from './amounts.ts'

interface Props {
  title: string
  /** How its figures are counted. */
  definition: string
  table: TableContent
  rows?: RowsBehind
  /** Beside the title, such as the key of its colours. */
  note?: ReactNode
  /** The title is drawn elsewhere; it stays for who does not see the page. */
  isBare?: boolean
  className?: string
  children: ReactNode
}

/** A chart with its title, and its table one key away. */
export function Chart({ title, definition, table, rows, note, isBare, className, children }: Props) {
  const { open, set } = useScreen()
  const id = useId()
  const show = () =>
    open({
      title,
      notes: [
        [copy.counted, definition],
        [copy.asOf, copy.asOfAll(clock(set.asOf))],
      ],
      table,
      ...(rows && { rows }),
    })
  return (
    <figure data-chart className={`chart ${className ?? ''}`} aria-labelledby={id}>
      <figcaption>
        <h2 id={id} className={isBare ? 'sr-only' : undefined}>
          {title}
        </h2>
        <button
          type="button"
          data-table
          className="table-button"
          aria-label={copy.tableOf(title)}
          onClick={show}
        >
          {copy.table}
        </button>
        {note && <span className="note">{note}</span>}
      </figcaption>
      {children}
    </figure>
  )
}
