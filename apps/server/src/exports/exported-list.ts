import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { type ExportColumn, exportColumns } from '@lqr/contract/kernel/export-columns.ts'
import * as z from 'zod'
import type { BoundCall } from '../http/bind-call.ts'

/** A list that can be had as a file: its own call, which is read for every row of it. */
export interface ExportedList {
  readonly bound: BoundCall
  readonly call: AnyCall
  readonly title: string
  readonly columns: readonly ExportColumn[]
  readonly pages: Pages
  /** Under which name its answer has the rows. */
  readonly rows: string
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
      const { title, rows = 'list' } = call.exported
      return [[call.name, { bound, call, title, columns: exportColumns(call), pages: pagesOf(call), rows }]]
    }),
  )
}
