import * as z from 'zod'
import { listOut } from './answer-fields.ts'
import { field } from './field.ts'
import { MAX_KEYWORD_LENGTH } from './keyword.ts'

/** Exact counts stop here; beyond it `total` is this number and `totalIsEstimate` is true (docs/http-conventions.md, Lists). */
export const EXACT_TOTAL_LIMIT = 10_000

export const pageInput = {
  currentPageNum: field(z.int('页码须为整数').min(1, '页码从 1 开始').max(100_000, '页码过大').default(1), {
    label: '页码',
    component: 'PageNumber',
  }),
  pageSize: field(z.int('每页条数须为整数').min(1, '每页至少 1 条').max(100, '每页最多 100 条').default(10), {
    label: '每页条数',
    component: 'PageSize',
  }),
}

export const keywordInput = field(
  z.string().trim().max(MAX_KEYWORD_LENGTH, `关键词不能超过 ${MAX_KEYWORD_LENGTH} 个字`).optional(),
  {
    label: '关键词',
    example: '科技贷',
    component: 'Keyword',
  },
)

/** The fixed list of orders a list offers; the first is the default. */
export function sortInput<const T extends readonly [string, ...string[]]>(orders: T) {
  return field(z.enum(orders, { error: '不支持的排序方式' }).default(orders[0] as T[number]), {
    label: '排序',
  })
}

/** What every answered page says of itself. */
export const pageFacts = {
  total: field(z.int(), {
    label: '总数',
    help: `超过 ${EXACT_TOTAL_LIMIT} 时为估计的下限`,
    sensitivity: 'public',
    component: 'Total',
  }),
  totalIsEstimate: field(z.boolean().optional(), {
    label: '总数为估计',
    sensitivity: 'public',
    component: 'TotalIsEstimate',
  }),
  currentPageNum: field(z.int(), { label: '页码', sensitivity: 'public', component: 'PageNumber' }),
  pageSize: field(z.int(), { label: '每页条数', sensitivity: 'public', component: 'PageSize' }),
} as const

/** The answer of a list call. */
export function pageOf<S extends z.ZodType>(item: S) {
  return z.object({ list: listOut('列表', item), ...pageFacts })
}

/** How a list read its keyword, where it may also find what has only some of the words. */
export const readingFacts = {
  isPartial: field(z.boolean().optional(), {
    label: '没有完全匹配',
    help: '没有内容含有全部词语，给出的是含有部分词语的内容，最接近的在前',
    sensitivity: 'public',
  }),
  alsoAs: field(z.array(z.string()).optional(), {
    label: '也按这些名称查找',
    help: '关键词中的简称对应的全称',
    example: ['中国农业银行'],
    sensitivity: 'public',
  }),
} as const

export interface Page<T> {
  list: T[]
  total: number
  totalIsEstimate?: boolean | undefined
  currentPageNum: number
  pageSize: number
}
