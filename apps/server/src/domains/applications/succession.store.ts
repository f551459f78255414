import { sql } from 'kysely'
import { GOING_ON_STATES } from '@lqr/contract/applications/states.ts'
import type { Db } from '../../data/database.ts'
import { productSearch } from '../products/product-search.rules.ts'

export interface CountedCases {
  readonly products: number
  readonly listed: number
  readonly open: number
  readonly closed: number
}

/** What an organisation has: products, those listed, cases with a way ahead, and cases that are over. */
export async function countCases(db: Db, orgId: string): Promise<CountedCases> {
  const { rows } = await sql<CountedCases>`select
    (select count(*)::int from product where org_id = ${orgId}) products,
    (select count(*)::int from product where org_id = ${orgId} and status = 'LISTED') listed,
    (select count(*)::int from product_application where org_id = ${orgId}
      and status = any(${[...GOING_ON_STATES]}::text[])) open,
    (select count(*)::int from product_application where org_id = ${orgId}
      and status <> all(${[...GOING_ON_STATES, 'DRAFT']}::text[])) closed`.execute(db)
  return rows[0] as CountedCases
}

export interface MovedCase {
  id: string
  applyNo: string
  companyId: string
  productName: string
  status: string
  authorisationId: string | null
}

/** Gives every case with a way ahead to another organisation; who received it first stays written. */
export async function moveCases(
  tx: Db,
  { fromId, intoId, now }: { fromId: string; intoId: string; now: Date },
): Promise<MovedCase[]> {
  const { rows } = await sql<MovedCase>`update product_application set org_id = ${intoId},
      received_org_id = coalesce(received_org_id, org_id), version = version + 1, updated_at = ${now.toISOString()}
    where org_id = ${fromId} and status = any(${[...GOING_ON_STATES]}::text[])
    returning id, apply_no "applyNo", company_id "companyId", product_snapshot ->> 'name' "productName", status,
      authorisation_id "authorisationId"`.execute(tx)
  return rows
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
