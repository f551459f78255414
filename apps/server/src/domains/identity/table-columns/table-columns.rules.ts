import { type ConsoleTable, consoleTables } from '@lqr/contract/identity/console-tables.ts'
import { type TableColumn, tableColumn } from '@lqr/contract/identity/table-columns.ts'

interface TableColumns {
  readonly table: ConsoleTable
  readonly columns: TableColumn[]
}

/**
 * What can still be read of stored settings: of tables that exist, the columns that are columns. What an older version kept
 * and this one does not know is left out, so that nobody's list fails because of it.
 */
export function readableTables(stored: readonly { table: string; columns: unknown }[]): TableColumns[] {
  return stored.flatMap(({ table, columns }) => {
    const known = consoleTables.find(({ code }) => code === table)
    if (!known || !Array.isArray(columns)) return []
    const readable = columns.flatMap((column) => tableColumn.safeParse(column).data ?? [])
    return readable.length > 0 ? [{ table: known.code, columns: readable }] : []
  })
}
