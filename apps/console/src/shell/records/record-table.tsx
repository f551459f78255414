import { Table } from 'antd'
import type { ReactNode } from 'react'
import type { ConsoleTable } from '@lqr/contract/identity/console-tables.ts'
import { Loading } from '../page/loading.tsx'
import { ColumnSettings } from './column-settings.tsx'
import { RecordCards } from './record-cards.tsx'
import type { RecordColumn } from './record-column.ts'
import { useTableColumns } from './use-table-columns.ts'

interface RecordTableProps<T> {
  label: string
  /** Under which the person's columns are kept. */
  table: ConsoleTable
  rows: readonly T[]
  columns: readonly RecordColumn<T>[]
  rowKey: (row: T) => string
  rowClassName?: ((row: T) => string) | undefined
  isLoading?: boolean
  /** Whether rows stay on one line and the table scrolls sideways; otherwise long texts wrap first. */
  scrolls?: boolean
  isWide: boolean
  /** Beside the button of the columns: what the list as a whole can do. */
  tools?: ReactNode
}

/** Rows stay on one line. */
const ONE_LINE = { x: 'max-content' } as const
/** Long texts wrap; only what cannot be narrower scrolls. */
const WRAPPED = { x: true } as const

/** The rows with the columns the person wants: a compact table that scrolls sideways, or a card for each row on a phone. */
export function RecordTable<T extends object>(props: RecordTableProps<T>) {
  const {
    label,
    table,
    rows,
    columns,
    rowKey,
    rowClassName,
    isLoading = false,
    scrolls = true,
    isWide,
    tools,
  } = props
  const { shown, choice } = useTableColumns(table, columns)
  if (!shown) return <Loading />
  return (
    <>
      <ColumnSettings label={label} choice={choice} isWide={isWide} tools={tools} />
      {isWide ? (
        <Table<T>
          aria-label={label}
          size="small"
          className="records"
          columns={shown.map(({ key, title, render, align, width, minWidth, fixed }) => ({
            key,
            title,
            render: (_: unknown, row: T) => render(row),
            ...(align ? { align } : {}),
            ...(width ? { width } : {}),
            ...(minWidth ? { minWidth } : {}),
            ...(fixed ? { fixed: fixed === 'left' ? 'start' : 'end' } : {}),
          }))}
          dataSource={rows}
          rowKey={rowKey}
          {...(rowClassName ? { rowClassName } : {})}
          loading={isLoading}
          pagination={false}
          scroll={scrolls || shown.some(({ fixed }) => fixed) ? ONE_LINE : WRAPPED}
        />
      ) : (
        <RecordCards label={label} rows={rows} columns={shown} rowKey={rowKey} />
      )}
    </>
  )
}
