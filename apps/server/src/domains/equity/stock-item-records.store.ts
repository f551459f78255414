import type { Insertable } from 'kysely'
import type * as z from 'zod'
import type { stockItemFields } from '@lqr/contract/equity/calls.ts'
import type { StockItem } from '../../../../../database/types.ts'
import { allTaken } from '../../data/all-taken.ts'
import type { Db } from '../../data/database.ts'
import { searchColumns } from '../../data/search-text.ts'
import { recordColumns } from '../../publishing/publication.store.ts'
import { shownColumns } from './stock-items.store.ts'

/** The columns of an item with the words it is found by: its name and the exchange. */
export function stockItemColumns(form: z.output<typeof stockItemFields>) {
  const { name, board, exchange, intro, conditions, documents, fees, officePhone, ...rest } = form
  allTaken(rest)
  return {
    name,
    board,
    exchange,
    intro,
    conditions,
    documents,
    fees: fees ?? null,
    office_phone: officePhone,
    ...searchColumns(name, exchange),
  } satisfies Insertable<StockItem>
}

/** Items in every state. */
export function stockItemRecords(db: Db) {
  return db.selectFrom('stock_item').select([...shownColumns, ...recordColumns('stock_item')])
}
