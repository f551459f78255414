import type * as z from 'zod'
import type { stockItemFields as itemForm } from '@lqr/contract/equity/calls.ts'
import type { PublicationStatus } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { Db } from '../../data/database.ts'
import { publicationColumns } from '../../publishing/publication.fixtures.ts'
import { stockItemColumns } from './stock-item-records.store.ts'

type Fields = z.output<typeof itemForm>

/** The fields of an item as an operator types them. */
export function stockItemFields(maker: Partial<Fields> = {}): Fields {
  return {
    name: '孵化层挂牌（示例）',
    board: 'F',
    exchange: '示例股权交易中心',
    intro: '示例挂牌项目简介。',
    conditions: ['依法设立并存续'],
    documents: ['挂牌申请书', '股东会决议'],
    officePhone: '0931-3000000',
    ...maker,
  }
}

type Maker = Partial<Fields> & { status?: PublicationStatus; publishedAt?: string }

/** The row of an item. */
export function stockItemRow({ status, publishedAt, ...maker }: Maker = {}) {
  return { ...stockItemColumns(stockItemFields(maker)), ...publicationColumns(status, publishedAt) }
}

export async function makeStockItem(db: Db, maker: Maker = {}): Promise<string> {
  const values = stockItemRow(maker)
  const { id } = await db.insertInto('stock_item').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}
