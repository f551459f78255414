import type { ZoneCode } from '@lqr/contract/reference/zones.ts'
import type pg from 'pg'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import type { ProductCard } from '@lqr/contract/products/entities.ts'
import type { FEATURE_SORTS } from '@lqr/contract/products/feature-calls.ts'
import {
  CARD_COLUMNS,
  CONDITIONS,
  LISTED,
  nearestFirst,
  ORDERS,
  OWNED,
  type ProductFilters,
} from './product-list.store.ts'
import type { Cut } from '../../data/paging.ts'

/** A product in a zone as it is stored, the zone still a code. */
export interface FeatureRow {
  readonly id: string
  readonly zone: ZoneCode
  readonly note: string
  readonly isFront: boolean
  readonly placedAt: string
  readonly product: ProductCard
}

type FeatureSort = (typeof FEATURE_SORTS)[number]

const COLUMNS = `f.id "featureId", f.zone, f.note, f.position is not null "isFront", f.placed_at "placedAt", ${CARD_COLUMNS}`
const OF_FEATURE = `join product p on p.id = f.product_id ${OWNED}`
const FEATURES = `feature_product f ${OF_FEATURE}`

/** The operator's order first, then the one products are recommended in. */
const FEATURE_ORDERS: Record<FeatureSort, string> = {
  zone: `f.position nulls last, ${ORDERS.recommended}`,
  newest: `f.placed_at desc, f.id desc`,
  rate: ORDERS.rate,
  amount: ORDERS.amount,
  speed: ORDERS.speed,
  popular: ORDERS.popular,
}

type Raw = ProductCard & {
  featureId: string
  zone: ZoneCode
  note: string
  isFront: boolean
  placedAt: string
  total: number
}

function toFeature({ featureId, zone, note, isFront, placedAt, ...product }: Raw): FeatureRow {
  return { id: featureId, zone, note, isFront, placedAt, product }
}

/** One page of listed products in their zones with the number of matches, up to one beyond the exact limit. */
export async function listFeatures(
  pool: pg.Pool,
  filters: ProductFilters,
  sort: FeatureSort,
  page: Cut,
): Promise<{ features: FeatureRow[]; total: number }> {
  const { zone, ...others } = filters
  const used = (Object.keys(CONDITIONS) as (keyof typeof others)[]).filter(
    (name) => others[name] !== undefined,
  )
  const values: unknown[] = [...(zone ? [zone] : []), ...used.map((name) => others[name])]
  let position = zone ? 1 : 0
  const where = [
    LISTED,
    ...(zone ? ['f.zone = $1'] : []),
    ...used.map((name) => CONDITIONS[name].replace('?', () => `$${++position}`)),
  ].join(' and ')
  const at = used.indexOf('someWords') + (zone ? 2 : 1)
  const nearest = sort === 'zone' && others.someWords ? nearestFirst(at) : ''
  const order = `order by ${nearest}${FEATURE_ORDERS[sort]}, f.id`
  // All matches are read for their order, and are counted as they are.
  const { rows } = await pool.query<Raw>(
    `select ${COLUMNS}, hit.total
     from (select f.id, least(count(*) over (), ${EXACT_TOTAL_LIMIT + 1})::int total from ${FEATURES} where ${where}
       ${order} limit $${position + 1} offset $${position + 2}) hit
     join feature_product f on f.id = hit.id ${OF_FEATURE} ${order}`,
    [...values, page.limit, page.offset],
  )
  const [first] = rows
  if (first) return { features: rows.map(toFeature), total: first.total }
  if (page.offset === 0) return { features: [], total: 0 }
  const alone = await pool.query<{ total: number }>(
    `select count(*)::int total from (select from ${FEATURES} where ${where} limit ${EXACT_TOTAL_LIMIT + 1}) hit`,
    values,
  )
  return { features: [], total: alone.rows[0]?.total ?? 0 }
}

/** A listed product of an active organisation in its zone; undefined for any other, whatever the reason. */
export async function findFeature(pool: pg.Pool, id: string): Promise<FeatureRow | undefined> {
  const { rows } = await pool.query<Raw>(
    `select ${COLUMNS}, 1 total from ${FEATURES} where f.id = $1 and ${LISTED}`,
    [id],
  )
  return rows[0] && toFeature(rows[0])
}

/** The places of the same product in other zones. */
export async function listOtherPlaces(pool: pg.Pool, id: string): Promise<{ id: string; zone: ZoneCode }[]> {
  const { rows } = await pool.query<{ id: string; zone: ZoneCode }>(
    `select other.id, other.zone from feature_product own join feature_product other using (product_id)
     where own.id = $1 and other.id <> own.id order by other.id`,
    [id],
  )
  return rows
}
