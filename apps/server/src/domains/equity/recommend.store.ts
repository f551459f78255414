import type { StockBoardCode } from '@lqr/contract/equity/boards.ts'
import type { Db } from '../../data/database.ts'
import { shownColumns } from './stock-items.store.ts'

/** The newest published item of each of these layers. */
export async function findNewestItems(db: Db, boards: readonly StockBoardCode[]) {
  if (boards.length === 0) return []
  return db
    .selectFrom('stock_item')
    .distinctOn('stock_item.board')
    .select(shownColumns)
    .where('stock_item.status', '=', 'PUBLISHED')
    .where('stock_item.board', 'in', boards)
    .orderBy('stock_item.board')
    .orderBy('stock_item.id', 'desc')
    .execute()
}
