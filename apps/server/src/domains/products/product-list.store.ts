import type pg from 'pg'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import type { ProductCard } from '@lqr/contract/products/entities.ts'
import type { PRODUCT_SORTS } from '@lqr/contract/products/product-calls.ts'
import type { Cut } from '../../data/paging.ts'
import { statementName } from '../../data/prepared.ts'
import { nearness } from '../../data/ranked-search-text.ts'

/** What the list is narrowed to. `siteCodes` and `areaCodes` are the area codes whose products are shown. */
export interface ProductFilters {
  readonly siteCodes?: string[] | undefined
  readonly areaCodes?: string[] | undefined
  readonly terms?: string[] | undefined
  readonly words?: string[] | undefined
  /** What the letters of names must hold and sound like, for a keyword in pinyin. */
  readonly letters?: string[] | undefined
  readonly sounds?: string[] | undefined
  /** Any of these is enough; the nearest come first where the order is the usual one. */
  readonly someWords?: string[] | undefined
  readonly orgId?: string | undefined
  readonly outsideHouseOf?: string | undefined
  readonly orgType?: string | undefined
  readonly orgCategory?: string | undefined
  readonly category?: string | undefined
  readonly zone?: string | undefined
  readonly guaranteeMode?: string | undefined
  readonly targetGroup?: string | undefined
  readonly amountYuan?: number | undefined
  readonly termMonths?: number | undefined
  readonly rateMax?: number | undefined
  readonly onlineApply?: boolean | undefined
}

export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** One condition per filter; `?` is its parameter. */
export const CONDITIONS: { readonly [K in keyof Required<ProductFilters>]: string } = {
  siteCodes: `(p.area_codes = '{}' or p.area_codes && ?::text[])`,
  areaCodes: `(p.area_codes = '{}' or p.area_codes && ?::text[])`,
  words: 'p.search_words @> ?::text[]',
  terms: 'p.search_text like all(?::text[])',
  letters: 'p.pinyin_words @> ?::text[]',
  sounds: 'p.pinyin_text ~ all(?::text[])',
  someWords: 'p.search_words && ?::text[]',
  orgId: 'p.org_id in (select organisation_family(?::bigint))',
  outsideHouseOf: `p.org_id <> all(array(select organisation_subtree((select line.id
    from organisation_ancestors(?::bigint) line order by line.distance desc limit 1))))`,
  orgType: 'o.org_type = ?',
  orgCategory: 'o.org_category = ?',
  category: 'p.category = ?',
  zone: 'p.zones @> array[?]',
  guaranteeMode: 'p.guarantee_modes @> array[?]',
  targetGroup: 'p.target_groups @> array[?]',
  amountYuan: '?::numeric between p.amount_min_yuan and p.amount_max_yuan',
  termMonths: '?::int between p.term_min_months and p.term_max_months',
  rateMax: 'p.rate_min <= ?::numeric',
  onlineApply: 'p.online_apply = ?',
}
const FILTERS = Object.keys(CONDITIONS) as (keyof ProductFilters)[]

/** A premium is no price of a loan: guarantees and insurances stand behind where prices are compared. */
const LOANS_FIRST = `p.category in ('guaranteeService', 'creditInsurance')`

export const ORDERS: Record<ProductSort, string> = {
  recommended: 'p.online_apply desc, p.annual_cost_min, p.id desc',
  newest: 'p.listed_at desc, p.id desc',
  rate: `${LOANS_FIRST}, p.rate_min, p.id desc`,
  cost: `${LOANS_FIRST}, p.annual_cost_min, p.id desc`,
  amount: 'p.amount_max_yuan desc, p.id desc',
  speed: 'p.average_decision_days nulls last, p.id desc',
  popular: 'p.applications_count desc, p.views desc, p.id desc',
}

/** What rows of `listed_product` do not tell: words, and how often a product is looked at and applied for. */
const OF_WHOLE_ROWS: ReadonlySet<string> = new Set([
  'terms',
  'words',
  'letters',
  'sounds',
  'someWords',
  'popular',
] satisfies (keyof ProductFilters | ProductSort)[])

/** The nearest first; before the usual order of a list where products have only some of the words. */
export function nearestFirst(position: number): string {
  return nearness(`$${position}::text[]`, 'p.title_words')
    .map((count) => `${count} desc, `)
    .join('')
}

/** Columns under the contract's names, so that rows go to the serializer as they come. */
export const CARD_COLUMNS = `p.id, p.name, p.org_id "orgId", o.name "orgName", o.org_type "orgType",
  o.org_category "orgCategory", organisation_logo_of(o.id, o.parent_id) "logoId", p.category, p.guarantee_modes "guaranteeModes", p.amount_min_yuan "amountMinYuan",
  p.amount_max_yuan "amountMaxYuan", p.rate_min "rateMin", p.rate_max "rateMax", p.annual_cost_min "annualCostMin",
  p.term_min_months "termMinMonths", p.term_max_months "termMaxMonths", p.repayment_modes "repaymentModes",
  p.area_codes "areaCodes", p.target_groups "targetGroups",
  p.applicant_kinds "applicantKinds", p.zones, p.highlights, p.online_apply "onlineApply", p.views,
  p.applications_count "applicationsCount", p.average_decision_days "averageDecisionDays", p.is_example "isExample"`

/** The organisation that offers a product. */
export const OWNED = `join organisation o on o.id = p.org_id`
const OFFERED = `o.status = 'active'`
export const SOURCE = `product p ${OWNED}`
export const LISTED = `p.status = 'LISTED' and ${OFFERED}`

/** Where listed products are narrowed, ordered and counted: in rows without their texts where those tell enough (decision 0183). */
export function narrowedFrom(used: readonly string[], where: readonly string[] = []): string {
  return used.some((name) => OF_WHOLE_ROWS.has(name))
    ? `${SOURCE} where ${[LISTED, ...where].join(' and ')}`
    : `listed_product p ${OWNED} where ${[OFFERED, ...where].join(' and ')}`
}

interface Statement {
  readonly page: pg.QueryConfig
  readonly count: pg.QueryConfig
}

/** A filter shape beyond this many is sent without a name: prepared plans cost memory on every connection. */
const NAMED_SHAPES = 64
const compiled = new Map<string, Statement>()

function compile(used: readonly (keyof ProductFilters)[], sort: ProductSort, named: boolean): Statement {
  let position = 0
  const where = used.map((name) => CONDITIONS[name].replace('?', () => `$${++position}`))
  const isNearest = sort === 'recommended' && used.includes('someWords')
  const nearest = isNearest ? nearestFirst(used.indexOf('someWords') + 1) : ''
  const order = `order by ${nearest}${ORDERS[sort]}`
  const from = narrowedFrom([...used, sort], where)
  // All matches are read for their order, and are counted as they are.
  const page = `select ${CARD_COLUMNS}, hit.total
    from (select p.id, least(count(*) over (), ${EXACT_TOTAL_LIMIT + 1})::int total from ${from} ${order}
      limit $${position + 1} offset $${position + 2}) hit
    join product p on p.id = hit.id ${OWNED} ${order}`
  const count = `select count(*)::int total from (select 1 from ${from} limit ${EXACT_TOTAL_LIMIT + 1}) hit`
  const name = (text: string) => (named ? { name: statementName('products', text) } : {})
  return { page: { ...name(page), text: page }, count: { text: count } }
}

/** The statement of a filter shape, compiled once. */
function statementFor(used: readonly (keyof ProductFilters)[], sort: ProductSort): Statement {
  const shape = `${sort} ${used.join(' ')}`
  const known = compiled.get(shape)
  if (known) return known
  const named = compiled.size < NAMED_SHAPES
  const statement = compile(used, sort, named)
  if (named) compiled.set(shape, statement)
  return statement
}

/**
 * One page of listed products with the number of matches (up to one beyond the exact limit), in one round trip: only a
 * page beyond the last one asks again for the number.
 */
export async function listProductCards(
  pool: pg.Pool,
  filters: ProductFilters,
  sort: ProductSort,
  page: Cut,
): Promise<{ cards: ProductCard[]; total: number }> {
  const used = FILTERS.filter((name) => filters[name] !== undefined)
  const values: unknown[] = used.map((name) => filters[name])
  const statement = statementFor(used, sort)
  const { rows } = await pool.query<ProductCard & { total: number }>({
    ...statement.page,
    values: [...values, page.limit, page.offset],
  })
  const [first] = rows
  if (first) return { cards: rows, total: first.total }
  if (page.offset === 0) return { cards: [], total: 0 }
  const counted = await pool.query<{ total: number }>({ ...statement.count, values })
  return { cards: [], total: counted.rows[0]?.total ?? 0 }
}

/** Whether any listed product is left. */
export async function hasProducts(pool: pg.Pool, filters: ProductFilters): Promise<boolean> {
  const { cards } = await listProductCards(pool, filters, 'newest', { limit: 1, offset: 0 })
  return cards.length > 0
}
