import { STOCK_BOARDS } from '@lqr/contract/equity/boards.ts'
import type { StockItem } from '@lqr/contract/equity/calls.ts'
import { namesOf } from '../../shell/code-names.ts'

/** An item as lists show it, codes already in words. Made in loaders. */
export interface StockLine {
  readonly id: string
  readonly name: string
  readonly board: string
  readonly exchange: string
  readonly conditions: readonly string[]
  readonly documents: number
  readonly isExample: boolean
  /** Why it is recommended; undefined in a plain list. */
  readonly reason?: string
}

export function toStockLine({
  id,
  name,
  board,
  exchange,
  conditions,
  documents,
  isExample,
}: StockItem): StockLine {
  return {
    id,
    name,
    board: namesOf([board], STOCK_BOARDS)[0] ?? '',
    exchange,
    conditions,
    documents: documents.length,
    isExample,
  }
}
