import { fieldMeta } from '@lqr/contract/kernel/field.ts'
import { productFilters } from '@lqr/contract/products/product-calls.ts'
import { isEmptyOrZero } from '@lqr/contract/rules/emptiness.ts'
import { tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import type * as z from 'zod'
import { readCompareIds } from './compare/compare-ids.ts'
import type { KeptQuery } from '../../shell/list-address.ts'
import { typedNumber } from '../../shell/typed-number.ts'

/** What the list call takes. */
export type ProductQuery = z.input<typeof productFilters>

type FilterKey = Exclude<keyof typeof productFilters.shape, 'currentPageNum' | 'pageSize' | 'onlineApply'>

/** Key of the address → field of the call; `number` texts become numbers. */
const KEYS: readonly { key: string; field: FilterKey; number?: true }[] = [
  { key: 'keyword', field: 'keyword' },
  { key: 'category', field: 'category' },
  { key: 'orgCategory', field: 'orgCategory' },
  { key: 'orgType', field: 'orgType' },
  { key: 'orgId', field: 'orgId' },
  { key: 'guaranteeMode', field: 'guaranteeMode' },
  { key: 'amountYuan', field: 'amountYuan', number: true },
  { key: 'termMonths', field: 'termMonths', number: true },
  { key: 'rateMax', field: 'rateMax', number: true },
  { key: 'zone', field: 'zone' },
  { key: 'areaCode', field: 'areaCode' },
  { key: 'targetGroup', field: 'targetGroup' },
  { key: 'sort', field: 'sort' },
]

export interface ProductFilterReading {
  readonly query: ProductQuery
  /** The readable part of the address, in one order; what every link of the list builds on. */
  readonly kept: KeptQuery
  /** Labels of what could not be read and was left out. */
  readonly ignored: readonly string[]
  /** Whether the address should be written in its one form: a form was sent, with 万元 and empty fields in it. */
  readonly needsTidying: boolean
}

const NUMBER = /^\d{1,15}(?:\.\d{1,4})?$/

function labelOf(field: FilterKey): string {
  return fieldMeta(productFilters.shape[field])?.label ?? field
}

/**
 * Reads the filters of the product list from an address. Amounts stand there in whole yuan (`amountYuan`); `amount` is
 * what a form sends in 万元. A value that makes no sense is left out and named, never an error;
 * a number that is zero counts as not given (specification 5).
 */
export function readProductFilters(search: URLSearchParams): ProductFilterReading {
  const query: Record<string, unknown> = {}
  const kept: Record<string, string> = {}
  const ignored: string[] = []
  const texts = new Map([...search].map(([key, value]) => [key, value.trim()]))
  const typed = typedNumber(search, 'amount')
  const wan = isEmptyOrZero(typed) ? undefined : typed
  const yuan = wan ? tenThousandsToYuan(wan) : undefined
  if (wan && yuan === undefined) ignored.push(labelOf('amountYuan'))
  if (yuan !== undefined) texts.set('amountYuan', String(yuan))
  for (const { key, field, number } of KEYS) {
    const text = texts.get(key)
    if (!text || (number && isEmptyOrZero(text))) continue
    const read = productFilters.shape[field].safeParse(
      number ? (NUMBER.test(text) ? Number(text) : text) : text,
    )
    if (!read.success) {
      ignored.push(labelOf(field))
      continue
    }
    query[field] = read.data
    if (key !== 'sort' || read.data !== 'recommended') kept[key] = String(read.data)
  }
  if (texts.get('online') === '1') {
    query.onlineApply = true
    kept.online = '1'
  }
  const compared = readCompareIds(texts.get('compare'))
  if (compared.length > 0) kept.compare = compared.join('.')
  const page = Number(texts.get('page') ?? 1)
  if (Number.isInteger(page) && page > 1 && page <= 1000) query.currentPageNum = page
  return {
    query,
    kept,
    ignored: [...new Set(ignored)],
    needsTidying: yuan !== undefined || [...search.values()].some((value) => value === ''),
  }
}
