import type { StockBoardCode } from '@lqr/contract/equity/boards.ts'
import type { Db } from '../../data/database.ts'
import { type PageRequest, pageOf } from '../../data/paging.ts'
import { matchesKeyword } from '../../data/search-text.ts'

export const shownColumns = [
  'stock_item.id',
  'stock_item.name',
  'stock_item.board',
  'stock_item.exchange',
  'stock_item.intro',
  'stock_item.conditions',
  'stock_item.documents',
  'stock_item.fees',
  'stock_item.office_phone as officePhone',
  'stock_item.is_example as isExample',
] as const

interface ItemFilter {
  readonly keyword?: string | undefined
  readonly board?: StockBoardCode | undefined
}

function narrowed(db: Db, { keyword, board }: ItemFilter) {
  let query = db.selectFrom('stock_item').where('stock_item.status', '=', 'PUBLISHED')
  if (board) query = query.where('stock_item.board', '=', board)
  const found = matchesKeyword(keyword, 'stock_item')
  return found ? query.where(found) : query
}

/** One page of published items, the newest first. */
export function findStockItems(db: Db, filter: ItemFilter & PageRequest) {
  const query = narrowed(db, filter).orderBy('stock_item.id', 'desc').select(shownColumns)
  return pageOf(db, query, filter)
}

/** One published item. */
export function findStockItem(db: Db, id: string) {
  return narrowed(db, {}).where('stock_item.id', '=', id).select(shownColumns).executeTakeFirst()
}
