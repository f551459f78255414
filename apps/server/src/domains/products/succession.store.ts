import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'
import { productSearch } from './product-search.rules.ts'

export interface CountedProducts {
  readonly products: number
  /** Listed, or waiting to be. */
  readonly offered: number
}

/** How many products an organisation has, and how many of them are listed or submitted. */
export async function countProductsOf(db: Db, orgId: string): Promise<CountedProducts> {
  const { rows } = await sql<CountedProducts>`select count(*)::int products,
    (count(*) filter (where p.status = 'LISTED' or d.status = 'SUBMITTED'))::int offered
    from product p left join product_draft d on d.product_id = p.id where p.org_id = ${orgId}`.execute(db)
  return rows[0] as CountedProducts
}

/** Gives every product of one organisation to another; unlisted on the way when asked. Answers how many were listed. */
export async function moveProducts(
  tx: Db,
  { fromId, intoId, unlist, now }: { fromId: string; intoId: string; unlist: boolean; now: Date },
): Promise<number> {
  const { rows } = await sql<{
    listed: boolean
  }>`update product set org_id = ${intoId}, version = version + 1,
      status = case when status = 'LISTED' and ${unlist} then 'UNLISTED' else status end,
      updated_at = ${now.toISOString()}
    from (select id, status = 'LISTED' listed from product where org_id = ${fromId}) before
    where product.id = before.id returning before.listed`.execute(tx)
  return rows.filter(({ listed }) => listed).length
}

/** Writes the search words of an organisation's products anew: its names stand in them. */
export async function renewSearchOf(tx: Db, orgId: string): Promise<void> {
  const rows = await tx
    .selectFrom('product')
    .innerJoin('organisation', 'organisation.id', 'product.org_id')
    .select([
      'product.id',
      'product.name',
      'organisation.name as orgName',
      'organisation.short_name as orgShortName',
      sql<string>`coalesce(product.category, '')`.as('category'),
      'product.guarantee_modes as guaranteeModes',
      'product.target_groups as targetGroups',
      'product.zones',
      'product.highlights',
    ])
    .where('product.org_id', '=', orgId)
    .execute()
  for (const { id, ...product } of rows) {
    const { text, words } = productSearch(product)
    await tx
      .updateTable('product')
      .set({ search_text: text, search_words: words })
      .where('id', '=', id)
      .execute()
  }
}
