import type { ExportFormat } from '@lqr/contract/exports/kinds.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { type ExportColumn, exportColumns, type ListExport } from '@lqr/contract/kernel/export-columns.ts'
import * as z from 'zod'
import type { BoundCall } from '../http/bind-call.ts'

/** A list that can be had as a file: its own call, which is read for every row of it. */
export interface ExportedList {
  readonly bound: BoundCall
  readonly call: AnyCall
  readonly title: string
  /** Those of the contract; `further` ones are asked of the list when it is read. */
  readonly columns: readonly ExportColumn[]
  readonly pages: Pages
  /** Under which name its answer has the rows. */
  readonly rows: string
  readonly of: string | undefined
  readonly further: ListExport['further']
  /** Calls of the lists that stand beside it in a workbook. */
  readonly sheets: readonly string[]
}

/** How it is read on: by the number of a page, below the row that was last (by number or by place), or all of it at once. */
type Pages = 'numbered' | 'keyed' | 'placed' | 'whole'

function pagesOf({ query, body }: AnyCall): Pages {
  const asked = { ...query?.shape, ...(body instanceof z.ZodObject ? body.shape : {}) }
  if ('currentPageNum' in asked) return 'numbered'
  if ('after' in asked) return 'placed'
  return 'beforeId' in asked ? 'keyed' : 'whole'
}

/** Asked when a call runs: which lists there are is known once all calls are bound. */
export type ListsToExport = () => ReadonlyMap<string, ExportedList>

/** The lists among calls, by the names of their calls. */
export function exportedLists(calls: readonly BoundCall[]): ReadonlyMap<string, ExportedList> {
  return new Map(
    calls.flatMap((bound) => {
      const { call } = bound
      // Systems page through lists; files are for people.
      if (!call.exported || call.openScope) return []
      const { title, rows = 'list', of, further, sheets = [] } = call.exported
      const read = { columns: exportColumns(call), pages: pagesOf(call), rows, of, further, sheets }
      return [[call.name, { bound, call, title, ...read }]]
    }),
  )
}

/** What a file of a list holds: a workbook has a sheet for each, the other formats the list alone. */
export function listsOfFile(
  lists: ReadonlyMap<string, ExportedList>,
  list: ExportedList,
  format: ExportFormat,
): readonly ExportedList[] {
  if (format !== 'xlsx') return [list]
  const beside = list.sheets.map((name) => {
    const found = lists.get(name)
    if (!found) throw new Error(`${list.call.name} has a sheet of ${name}, which is no list to export`)
    return found
  })
  return [list, ...beside]
}
