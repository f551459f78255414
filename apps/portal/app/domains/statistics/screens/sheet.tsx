import { useEffect, useRef } from 'react'
import { copy } from './copy.ts'
import type { SheetContent, TableContent } from './screen-context.ts'

function SheetTable({ table: { head, rows, foot } }: { table: TableContent }) {
  const line = (cells: readonly string[]) =>
    cells.map((cell, index) =>
      index === 0 ? (
        <th key={head[index]} scope="row">
          {cell}
        </th>
      ) : (
        <td key={head[index]}>{cell}</td>
      ),
    )
  return (
    <table>
      <thead>
        <tr>
          {head.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={`${row[0]}-${index}`}>{line(row)}</tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>{line(foot)}</tr>
        </tfoot>
      )}
    </table>
  )
}

interface Props {
  content: SheetContent | undefined
  /** Where who looks may read the cases behind what is shown. */
  rowsHref: string | undefined
  onClose: () => void
}

/** The sheet at the right: a chart's table or a figure's definition; Esc closes it and the focus goes back. */
export function Sheet({ content, rowsHref, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (content && !dialog.current?.open) dialog.current?.showModal()
  }, [content])
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="sheet-title" onClose={onClose}>
      {content && (
        <div tabIndex={0} role="region" aria-labelledby="sheet-title" className="sheet-body">
          <h2 id="sheet-title">{content.title}</h2>
          {content.value && <p className="sheet-value">{content.value}</p>}
          {content.table && <SheetTable table={content.table} />}
          <dl>
            {content.notes.map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="sheet-acts">
            {rowsHref && <a href={rowsHref}>{copy.rows}</a>}
            <a href="/statistics">{copy.more}</a>
            <button type="button" onClick={() => dialog.current?.close()}>
              {copy.close} <kbd>Esc</kbd>
            </button>
          </p>
        </div>
      )}
    </dialog>
  )
}
