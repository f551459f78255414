import { type Insertable, sql } from 'kysely'
import type { MaintainedProduct } from '@lqr/contract/products/maintenance-entities.ts'
import type { ProductTerms } from '@lqr/contract/products/product-terms.ts'
import type { ProductEvent } from '../../../../../database/types.ts'
import { allTaken } from '../../data/all-taken.ts'
import type { Db } from '../../data/database.ts'
import { WAS_LISTED } from './maintenance.store.ts'

const SHOWN_VERSIONS = 50

/** The approved versions of a product, the newest first. */
export async function listVersions(db: Db, productId: string): Promise<MaintainedProduct['versions']> {
  const { rows } = await sql<MaintainedProduct['versions'][number]>`select v.number, v.terms,
      s.display_name "submittedBy", v.submitted_at "submittedAt", a.display_name "approvedBy", v.approved_at "approvedAt"
    from product_version v left join account s on s.id = v.submitted_by left join account a on a.id = v.approved_by
    where v.product_id = ${productId} order by v.number desc limit ${SHOWN_VERSIONS}`.execute(db)
  return rows
}

/** What was done to a product, oldest first. */
export async function listProductEvents(db: Db, productId: string): Promise<MaintainedProduct['history']> {
  const { rows } = await sql<
    MaintainedProduct['history'][number]
  >`select at, action, from_status "fromStatus",
      to_status "toStatus", actor_side "actorSide", actor_name "actorName", note
    from product_event where product_id = ${productId} order by id`.execute(db)
  return rows
}

export async function insertProductEvent(db: Db, event: Insertable<ProductEvent>): Promise<void> {
  await db.insertInto('product_event').values(event).execute()
}

/** Keeps the live terms as version 1 where a listed product has none yet. */
export async function keepFirstVersion(db: Db, productId: string): Promise<void> {
  await sql`insert into product_version (product_id, number, terms, approved_at)
    select p.id, 1, product_terms(p), coalesce(p.listed_at, p.created_at) from product p
    where p.id = ${productId} and ${WAS_LISTED}
      and not exists (select from product_version v where v.product_id = p.id)`.execute(db)
}

export interface Approval {
  readonly productId: string
  readonly terms: ProductTerms
  readonly submittedById: string | null
  readonly submittedAt: string | null
  readonly approvedById: string
}

/** Keeps approved terms under the next number, which it answers. */
export async function insertVersion(db: Db, approval: Approval, now: Date): Promise<number> {
  const { productId, terms, submittedById, submittedAt, approvedById } = approval
  const { rows } = await sql<{ number: number }>`insert into product_version
      (product_id, number, terms, submitted_by, submitted_at, approved_by, approved_at)
    select ${productId}, coalesce(max(number), 0) + 1, ${JSON.stringify(terms)}::jsonb, ${submittedById}::bigint,
      ${submittedAt}::timestamptz, ${approvedById}::bigint, ${now.toISOString()}::timestamptz
    from product_version where product_id = ${productId} returning number`.execute(db)
  return rows[0]?.number ?? 1
}

/** The columns of terms that go live; the all-in cost and the search words are worked out by the rules. */
export interface LiveColumns {
  readonly terms: ProductTerms
  readonly annualCostMin: number
  readonly search: { readonly text: string; readonly words: readonly string[] }
}

/** Makes terms the live ones; the first listing sets the day. */
export async function publishTerms(
  db: Db,
  productId: string,
  { terms, annualCostMin, search }: LiveColumns,
  now: Date,
): Promise<void> {
  const { name, category, highlights, amountMinYuan, amountMaxYuan, rateMin, rateMax, ...offered } = terms
  const { termMinMonths, termMaxMonths, guaranteeModes, repaymentModes, fees, areaCodes, ...asked } = offered
  const { targetGroups, applicantKinds = [], zones, requirements, materials, onlineApply, ...rest } = asked
  allTaken(rest)
  await db
    .updateTable('product')
    .set({
      name,
      category,
      highlights,
      amount_min_yuan: amountMinYuan,
      amount_max_yuan: amountMaxYuan,
      rate_min: rateMin,
      rate_max: rateMax,
      term_min_months: termMinMonths,
      term_max_months: termMaxMonths,
      guarantee_modes: guaranteeModes,
      repayment_modes: repaymentModes,
      fees: JSON.stringify(fees),
      area_codes: areaCodes,
      target_groups: targetGroups,
      applicant_kinds: applicantKinds,
      zones,
      requirements,
      materials,
      online_apply: onlineApply,
      annual_cost_min: annualCostMin,
      search_text: search.text,
      search_words: [...search.words],
      listed_at: sql`coalesce(listed_at, ${now.toISOString()})`,
    })
    .where('id', '=', productId)
    .execute()
}
