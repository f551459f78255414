import { STOCK_BOARDS } from '@lqr/contract/equity/boards.ts'
import { getStockItem, listStockItems } from '@lqr/contract/equity/calls.ts'
import { recommendStockItems } from '@lqr/contract/equity/recommend-calls.ts'
import { namesOf } from '../../shell/code-names.ts'
import { activeFilters, plainFacets } from '../../shell/listing/facets.ts'
import { pageFacts } from '../../shell/listing/page-facts.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { copy } from './stock-copy.ts'
import { toStockLine } from './stock-line.ts'
import { STOCK_PATH } from './stock-path.ts'

const PAGE_SIZE = 12
/** The address of the call names an enterprise (specification 7); a page that everybody reads has none. */
const NO_ENTERPRISE = '910000000000000000'
const labels = copy.list
const { shape } = listStockItems.body
const fields = { keyword: shape.keyword, board: shape.board }

/** The items of an address with the layers that narrow them. */
export async function loadStock(api: LoaderApi, request: Request) {
  const { values, kept, ignored, page } = readFilters(new URL(request.url).searchParams, fields)
  const { keyword, board } = values
  const found = await api(listStockItems, {
    body: { keyword, board, currentPageNum: page, pageSize: PAGE_SIZE },
  })
  return {
    listing: {
      path: STOCK_PATH,
      kept,
      ignored,
      active: activeFilters([
        ['keyword', labels.keyword, keyword],
        ['board', labels.board, namesOf([board ?? ''], STOCK_BOARDS)[0]],
      ]),
      ...pageFacts(found),
    },
    boards: plainFacets({ path: STOCK_PATH, kept }, 'board', STOCK_BOARDS),
    items: found.list.map(toStockLine),
  }
}

export type LoadedStock = Awaited<ReturnType<typeof loadStock>>

/** One item as its page shows it. */
export async function loadStockItem(api: LoaderApi, id: string) {
  const item = await api(getStockItem, { params: { id, creditCode: NO_ENTERPRISE } })
  const { intro, documents, fees, officePhone: phone } = item
  return { line: toStockLine(item), intro, documents, fees: fees ?? copy.item.feesUnknown, phone }
}

export type LoadedStockItem = Awaited<ReturnType<typeof loadStockItem>>

/** What is recommended to the visitor: by the own facts of a certified enterprise, in general to everybody else. */
export async function loadRecommended(api: LoaderApi) {
  const { ground, list } = await api(recommendStockItems)
  return {
    isOwn: ground === 'own',
    items: list.map(({ item, reason }) => ({ ...toStockLine(item), reason })),
  }
}

export type Recommended = Awaited<ReturnType<typeof loadRecommended>>
