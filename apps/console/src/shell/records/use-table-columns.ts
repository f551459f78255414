import { useQueryClient } from '@tanstack/react-query'
import type { ConsoleTable } from '@lqr/contract/identity/console-tables.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { listTableColumns } from '@lqr/contract/identity/table-column-calls.ts'
import {
  arrangeColumns,
  type DeclaredColumn,
  type TableColumn,
} from '@lqr/contract/identity/table-columns.ts'
import { callKey, useCall } from '../use-call.ts'
import { chosenColumns, declaredOf } from './chosen-columns.ts'
import type { RecordColumn } from './record-column.ts'

type Own = CallOutput<typeof listTableColumns>

/** Long enough that turning pages asks once in a while, short enough that a change on another device arrives. */
const FRESH_SECONDS = 600

export interface ColumnChoice {
  readonly table: ConsoleTable
  readonly arranged: readonly DeclaredColumn[]
  /** Takes over what has been saved; undefined for the declared ones. */
  readonly take: (columns: TableColumn[] | undefined) => void
}

/**
 * The columns of a table as the signed-in person wants them. While that is on its way there are none; when it does not
 * come, the declared ones stand.
 */
export function useTableColumns<T>(
  table: ConsoleTable,
  columns: readonly RecordColumn<T>[],
): { shown: readonly RecordColumn<T>[] | undefined; choice: ColumnChoice } {
  const queries = useQueryClient()
  const own = useCall(listTableColumns, {}, { quiet: true, freshSeconds: FRESH_SECONDS })
  const chosen = own.data?.list.find((one) => one.table === table)?.columns
  const arranged = arrangeColumns(declaredOf(columns), chosen)
  const isWaiting = own.isPending && own.failureCount === 0
  const take = (next: TableColumn[] | undefined) =>
    queries.setQueryData<Own>(callKey(listTableColumns, {}), (before) => ({
      list: [
        ...(before?.list ?? []).filter((one) => one.table !== table),
        ...(next ? [{ table, columns: next }] : []),
      ],
    }))
  return {
    shown: isWaiting ? undefined : chosenColumns(columns, arranged),
    choice: { table, arranged, take },
  }
}
