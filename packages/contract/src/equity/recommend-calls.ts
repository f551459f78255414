import type * as z from 'zod'
import { listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { oneOf } from '../kernel/field.ts'
import { stockItem } from './calls.ts'

/** On whose facts a recommendation rests. */
export const RECOMMENDATION_GROUNDS = [
  { code: 'own', name: '本企业的登记信息' },
  { code: 'general', name: '一般情况' },
] as const

const recommendation = component('StockRecommendation', '推荐的挂牌项目', 'public', {
  item: stockItem,
  /** Why it is recommended, in a sentence. */
  reason: textOut('推荐理由'),
})
export type StockRecommendation = z.output<typeof recommendation>

/** By the facts of the own enterprise once it is certified, by what holds for everybody else. No promise that it will be listed. */
export const recommendStockItems = defineCall({
  name: 'stock.queryStockExchangeRecommend',
  summary: '推荐的挂牌项目和理由',
  method: 'GET',
  path: '/portal/stock/queryStockExchangeRecommend',
  access: 'public',
  effect: 'read',
  output: component('StockRecommendations', '挂牌推荐', 'public', {
    ground: oneOf('推荐依据', RECOMMENDATION_GROUNDS),
    list: listOut('推荐的挂牌项目', recommendation),
  }),
})
