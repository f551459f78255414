import type { Route } from './+types/stock.page.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { loadStock, loadStockItem } from './load-stock.ts'
import { copy } from './stock-copy.ts'
import { StockItemView } from './stock-item-view.tsx'
import { StockListView } from './stock-list-view.tsx'

const ITEM = 'itemId'

export const handle: PageHandle = { queryKeys: ['itemId', 'keyword', 'board', 'page'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  return new URL(request.url).searchParams.has(ITEM)
    ? { view: 'item' as const, loaded: await loadStockItem(api, requireId(request, ITEM)) }
    : { view: 'list' as const, loaded: await loadStock(api, request) }
}

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  if (!found) return []
  if (found.view === 'list') {
    const { title, description } = copy.list
    return pageMeta(args, { title, description, keys: ['board', 'page'] })
  }
  const { name, board } = found.loaded.line
  return pageMeta(args, { title: name, description: copy.item.description(name, board), keys: [ITEM] })
}

/** The items of the exchange, or one of them. */
export default function Stock({ loaderData }: Route.ComponentProps) {
  return loaderData.view === 'item' ? (
    <StockItemView loaded={loaderData.loaded} />
  ) : (
    <StockListView loaded={loaderData.loaded} />
  )
}
