import { sql } from 'kysely'
import type pg from 'pg'
import type { ProductCard, ProductDetail } from '@lqr/contract/products/entities.ts'
import { prepared } from '../../data/prepared.ts'
import type { Db } from '../../data/database.ts'
import { CARD_COLUMNS, LISTED } from './product-list.store.ts'

type ProductOwn = Omit<ProductDetail, 'similar'>

const findDetail = prepared<ProductOwn>(
  'product-detail',
  `select ${CARD_COLUMNS}, p.fees, p.requirements, p.materials, p.status, p.listed_at "listedAt",
     o.phone "orgPhone", o.address "orgAddress"
   from product p join organisation o on o.id = p.org_id
   where p.id = $1 and p.status = 'LISTED' and o.status = 'active'`,
)

/** A listed product of an active organisation; undefined for any other, whatever the reason. */
export async function findListedProduct(pool: pg.Pool, id: string): Promise<ProductOwn | undefined> {
  const [row] = await findDetail(pool, [id])
  return row
}

const SIMILAR = 4

/** The nearest of the same category, or of the others: the more zones and customer groups in common, then the nearest upper limit. */
const nearest = (category: '=' | '<>') => `select p.id, row_number() over (order by
      cardinality(array(select unnest(p.zones || p.target_groups) intersect select unnest(own.zones || own.target_groups))) desc,
      abs(p.amount_max_yuan - own.amount_max_yuan), p.annual_cost_min, p.id desc) place
    from listed_product own, listed_product p join organisation o on o.id = p.org_id
    where own.id = $1 and p.id <> own.id and o.status = 'active' and p.category ${category} own.category
      and ($2::text[] is null or p.area_codes = '{}' or p.area_codes && $2)`

// Those of another category are looked at only where the same one has too few.
const findSimilar = prepared<{ id: string }>(
  'product-similar',
  `select id from (
     (select id, 1 part, place from (${nearest('=')} order by place limit ${SIMILAR}) same)
     union all
     (select id, 2, place from (${nearest('<>')} and p.zones && own.zones order by place limit ${SIMILAR}) other)
     limit ${SIMILAR}) hit
   order by part, place`,
)

/** Other listed products that serve the same need, the nearest first, shown within the given area codes (undefined: anywhere). */
export async function findSimilarProducts(
  pool: pg.Pool,
  id: string,
  areaCodes: string[] | undefined,
): Promise<string[]> {
  return (await findSimilar(pool, [id, areaCodes ?? null])).map((similar) => similar.id)
}

const findCards = prepared<ProductCard>(
  'product-cards',
  `select ${CARD_COLUMNS} from unnest($1::bigint[]) with ordinality wanted (id, place)
   join product p on p.id = wanted.id join organisation o on o.id = p.org_id
   where ${LISTED} order by wanted.place`,
)

/** The cards of these products in this order; those that are no longer listed are left out. */
export function listProductCards(pool: pg.Pool, ids: readonly string[]): Promise<ProductCard[]> {
  return findCards(pool, [ids])
}

/**
 * Counts a view of a listed product unless this visitor already had one that day (YYYY-MM-DD). Answers the count, or
 * undefined when no such product is listed.
 */
export async function countView(
  db: Db,
  view: { id: string; day: string; visitor: Buffer },
): Promise<number | undefined> {
  const { id, day, visitor } = view
  const counted = await sql<{ views: number }>`with first as (
      insert into product_view (product_id, day, visitor)
      select p.id, ${day}::date, ${visitor} from product p join organisation o on o.id = p.org_id
      where p.id = ${id} and p.status = 'LISTED' and o.status = 'active' on conflict do nothing returning product_id)
    update product p set views = p.views + 1 from first where p.id = first.product_id returning p.views`.execute(
    db,
  )
  if (counted.rows[0]) return counted.rows[0].views
  const known = await sql<{
    views: number
  }>`select p.views from product p join organisation o on o.id = p.org_id
    where p.id = ${id} and p.status = 'LISTED' and o.status = 'active'`.execute(db)
  return known.rows[0]?.views
}

/** Forgets who looked before the given day (YYYY-MM-DD); the counts stay. */
export async function deleteViewsBefore(pool: pg.Pool, day: string): Promise<void> {
  await pool.query('delete from product_view where day < $1', [day])
}
