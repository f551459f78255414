import * as z from 'zod'
import { fieldOut, isExample } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { creditCode } from '../kernel/credit-code.ts'
import { defineCall } from '../kernel/define-call.ts'
import { id, idOut, oneOf, optionalText, text } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { lines, officePhone } from '../kernel/publishing/publication-fields.ts'
import { STOCK_BOARDS } from './boards.ts'
import { stockErrors as errors } from './stock-errors.ts'

const needed = (label: string) => lines(label, 30, 200).min(1, `请输入${label}`)

/** What is kept of an item of the exchange and typed by operators. */
export const stockItemFields = component('StockItemForm', '挂牌项目', 'public', {
  name: text('项目名称', { max: 60 }),
  board: oneOf('层次', STOCK_BOARDS),
  exchange: text('受理机构', { max: 60 }),
  intro: text('项目简介', { max: 1000 }),
  conditions: needed('挂牌条件'),
  documents: needed('申请材料'),
  fees: optionalText('收费说明', 500, { help: '只填写机构已公布的收费，未公布的不填' }),
  officePhone,
})

const { shape } = stockItemFields

export const stockItem = component('StockItem', '挂牌项目', 'public', {
  id: idOut('项目编号'),
  name: fieldOut(shape.name),
  board: shape.board,
  exchange: fieldOut(shape.exchange),
  intro: fieldOut(shape.intro),
  conditions: fieldOut(shape.conditions),
  documents: fieldOut(shape.documents),
  fees: fieldOut(shape.fees).nullable(),
  officePhone: fieldOut(shape.officePhone),
  isExample,
})
export type StockItem = z.output<typeof stockItem>

export const listStockItems = defineCall({
  name: 'stock.queryStockExchangePage',
  summary: '挂牌项目列表',
  method: 'POST',
  path: '/portal/stock/queryStockExchangePage',
  access: 'public',
  effect: 'read',
  body: z.object({ ...pageInput, keyword: keywordInput, board: oneOf('层次', STOCK_BOARDS).optional() }),
  output: pageOf(stockItem),
})

/** The credit code is part of the address in the specification; nothing about that enterprise is answered. */
export const getStockItem = defineCall({
  name: 'stock.queryStockExchangeByIdAndCreditCode',
  summary: '挂牌项目详情',
  method: 'GET',
  path: '/portal/stock/queryStockExchangeByIdAndCreditCode/{id}/{creditCode}',
  access: 'public',
  effect: 'read',
  params: z.object({
    id: id('项目编号'),
    creditCode,
  }),
  output: stockItem,
  errors: [errors.itemNotFound],
})
