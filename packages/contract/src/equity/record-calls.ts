import { component } from '../kernel/component.ts'
import { definePublication } from '../kernel/publishing/define-publication.ts'
import { changeOf, publicationRecord } from '../kernel/publishing/publication-fields.ts'
import { stockItem, stockItemFields } from './calls.ts'
import { stockErrors as errors } from './stock-errors.ts'

const stockItemRecord = component('StockItemRecord', '挂牌项目（维护）', 'internal', {
  ...stockItem.shape,
  ...publicationRecord,
  change: changeOf('StockItemChange', stockItemFields),
})

/** Items of the exchange as operators maintain them, in every state. */
export const stockItemPublication = definePublication({
  kind: 'stock_item',
  label: '挂牌项目',
  form: stockItemFields,
  initial: { board: 'F' },
  record: stockItemRecord,
  heading: 'name',
  columns: { board: 'board', exchange: 'exchange' },
  edits: 'operator',
  releases: 'operator',
  reads: 'operator',
  missing: errors.itemNotFound,
  calls: {
    list: { name: 'stock.listStockItemRecords', path: '/console/equity/items/queryRecordPage' },
    create: { name: 'stock.createStockItem', path: '/console/equity/items' },
    update: { name: 'stock.updateStockItem', path: '/console/equity/items/{id}' },
    move: { name: 'stock.setStockItemStatus', path: '/console/equity/items/{id}/status' },
  },
})

export const {
  list: listStockItemRecords,
  create: createStockItem,
  update: updateStockItem,
  move: setStockItemStatus,
} = stockItemPublication.calls
