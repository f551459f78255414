import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type NavigateOptions, useLocation, useNavigationType, useSearchParams } from 'react-router'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { listSavedViews, type SavedView, type ViewList } from '@lqr/contract/identity/saved-view-calls.ts'
import {
  listTableColumns,
  resetTableColumns,
  saveTableColumns,
} from '@lqr/contract/identity/table-column-calls.ts'
import type { TableColumn } from '@lqr/contract/identity/table-columns.ts'
import { CHOICE } from '../records/use-list-search.ts'
import { useAction } from '../use-action.ts'
import { callKey, useCall } from '../use-call.ts'
import { cameBack } from './came-back.ts'
import { viewQuery } from './view-query.ts'

type Own = CallOutput<typeof listTableColumns>
type Views = CallOutput<typeof listSavedViews>

/** A view beside one that has changed: of a list one is the default. */
function withChange(view: SavedView, changed: SavedView): SavedView {
  if (view.id === changed.id) return changed
  return changed.isDefault ? { ...view, isDefault: false } : view
}

/** The person's views of a list, what the list shows now, and how to show a view; a default is shown when nothing is asked for. */
export function useViews(list: ViewList) {
  const queries = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const { data } = useCall(listSavedViews, { query: { list } }, { quiet: true })
  const { data: tables } = useCall(listTableColumns, {}, { quiet: true, freshSeconds: 600 })
  const { run: keepColumns } = useAction(saveTableColumns, { quiet: true })
  const { run: resetColumns } = useAction(resetTableColumns, { quiet: true })
  const columns = tables?.list.find(({ table }) => table === list)?.columns ?? null
  const query = viewQuery(search)
  const isAsLeft = cameBack(useLocation(), useNavigationType())

  const showColumns = (next: TableColumn[] | null) => {
    if (JSON.stringify(next) === JSON.stringify(columns)) return
    queries.setQueryData<Own>(callKey(listTableColumns, {}), (before) => ({
      list: [
        ...(before?.list ?? []).filter(({ table }) => table !== list),
        ...(next ? [{ table: list, columns: next }] : []),
      ],
    }))
    if (next) keepColumns({ params: { table: list }, body: { columns: next } })
    else resetColumns({ params: { table: list } })
  }
  const show = (view: SavedView, how: NavigateOptions) => {
    showColumns(view.columns)
    setSearch(new URLSearchParams(view.query), how)
  }

  const hasBegun = useRef(false)
  const isReady = data !== undefined && tables !== undefined
  useEffect(() => {
    if (!isReady || hasBegun.current) return
    hasBegun.current = true
    const first = isAsLeft ? undefined : data.list.find(({ isDefault }) => isDefault)
    // Whoever came by an address with filters, or has begun to filter, asked for something else.
    if (first && query === '' && first.query !== '') show(first, { replace: true, preventScrollReset: true })
  })

  return {
    views: data?.list ?? [],
    active: data?.list.find((view) => view.query === query),
    now: { query, columns },
    show: (view: SavedView) => show(view, CHOICE),
    /** Shows the list without a view; the columns stay. */
    showAll: () => setSearch(new URLSearchParams(), CHOICE),
    /** Shows what a change answered at once, and reads the views anew. */
    renew: (changed?: SavedView) => {
      if (changed) {
        queries.setQueryData<Views>(
          callKey(listSavedViews, { query: { list } }),
          (before) => before && { list: before.list.map((view) => withChange(view, changed)) },
        )
      }
      void queries.invalidateQueries({ queryKey: callKey(listSavedViews) })
    },
  }
}
