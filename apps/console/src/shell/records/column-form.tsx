import { Button } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { resetTableColumns, saveTableColumns } from '@lqr/contract/identity/table-column-calls.ts'
import type { DeclaredColumn, TableColumn } from '@lqr/contract/identity/table-columns.ts'
import { busy } from '../forms/busy.tsx'
import { useAction } from '../use-action.ts'
import { movedColumn } from './chosen-columns.ts'
import { ColumnLine } from './column-line.tsx'
import { recordsCopy as copy } from './copy.ts'
import type { ColumnChoice } from './use-table-columns.ts'

interface ColumnFormProps {
  label: string
  choice: ColumnChoice
  isWide: boolean
  onClose: () => void
}

/** As it is kept, without what only the declaration says. */
function asKept(column: DeclaredColumn): TableColumn {
  const { label, labelField, width, minWidth, align, fixed, isShow } = column
  return { label, labelField, width, minWidth, align, fixed, isShow }
}

/** Which columns a table shows, in which order and how wide: nothing changes until it is saved. */
export function ColumnForm({ label, choice, isWide, onClose }: ColumnFormProps) {
  const { table, arranged, take } = choice
  const [columns, setColumns] = useState<readonly DeclaredColumn[]>(arranged)
  const [order, setOrder] = useState('')
  const own = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useEffect(
    () => own.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus({ preventScroll: true }),
    [],
  )
  const done = (kept: TableColumn[] | undefined) => {
    take(kept)
    onClose()
  }
  const saving = useAction(saveTableColumns, { onDone: (saved) => done(saved.columns) })
  const resetting = useAction(resetTableColumns, { onDone: () => done(undefined) })
  const change = (field: string, changed: Partial<TableColumn>) =>
    setColumns((before) =>
      before.map((column) => (column.labelField === field ? { ...column, ...changed } : column)),
    )
  const move = (index: number, step: 1 | -1) => {
    const next = movedColumn(columns, index, step)
    setColumns(next)
    setOrder(copy.order(next.map((column) => column.label)))
  }
  const isEmpty = !columns.some(({ isShow }) => isShow)
  return (
    <div ref={own} role="dialog" aria-labelledby={titleId} className="column-form">
      <h2 id={titleId} className="column-title">
        {copy.columnsOf(label)}
      </h2>
      <p className="muted column-help">{copy.help}</p>
      <ul className="column-lines">
        {columns.map((column, index) => (
          <ColumnLine
            key={column.labelField}
            column={column}
            isWide={isWide}
            isFirst={index === 0}
            isLast={index === columns.length - 1}
            onChange={(changed) => change(column.labelField, changed)}
            onMove={(step) => move(index, step)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {order}
      </p>
      {isEmpty && <p role="alert">{copy.none}</p>}
      <div className="dialog-end">
        <Button onClick={() => resetting.run({ params: { table } })} {...busy(resetting.isBusy)}>
          {copy.reset}
        </Button>
        <Button
          type="primary"
          disabled={isEmpty}
          onClick={() => saving.run({ params: { table }, body: { columns: columns.map(asKept) } })}
          {...busy(saving.isBusy)}
        >
          {copy.save}
        </Button>
      </div>
    </div>
  )
}
