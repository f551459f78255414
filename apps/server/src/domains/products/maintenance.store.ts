import { sql, type RawBuilder } from 'kysely'
import type { DraftTerms, ProductTerms } from '@lqr/contract/products/product-terms.ts'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import { LISTED_ONCE_STATES, type ProductStatus } from '@lqr/contract/products/product-states.ts'
import { codeLiterals } from '../../data/code-literals.ts'
import type { Db } from '../../data/database.ts'
import type { ActorSide, MaintenanceScope } from './maintenance.access.ts'

/** A product as those see it who maintain or review it. */
export interface MaintainedRow {
  readonly id: string
  readonly name: string
  readonly orgId: string
  readonly orgName: string
  readonly orgShortName: string
  readonly orgLevel: number
  readonly orgRegion: string
  readonly isOrgEnded: boolean
  readonly status: ProductStatus
  readonly changeStatus: ProductStatus | null
  readonly unlistedBy: ActorSide | null
  /** What the public reads; null before the first listing. */
  readonly live: ProductTerms | null
  /** The terms being worked on; null while nothing is. */
  readonly draft: DraftTerms | null
  readonly returnReason: string | null
  readonly submittedAt: string | null
  readonly submittedById: string | null
  readonly submittedBy: string | null
  readonly views: number
  readonly applicationsCount: number
  readonly openApplications: number
  readonly listedAt: string | null
  readonly updatedAt: string
  readonly version: number
  readonly isExample: boolean
}

/** Of a product `p` and not of a change of it. */
export const WAS_LISTED = sql`p.status in (${codeLiterals(LISTED_ONCE_STATES)})`

/** The condition that a product lies within the scope. */
export function withinMaintenance({ isAll, orgIds }: MaintenanceScope): RawBuilder<unknown> {
  return isAll ? sql`true` : sql`p.org_id = any(${orgIds}::bigint[])`
}

const SELECT = sql`select p.id, p.name, p.org_id "orgId", o.name "orgName", o.short_name "orgShortName",
    o.level "orgLevel", o.region_code "orgRegion", o.status <> 'active' "isOrgEnded", p.status, case when ${WAS_LISTED} then d.status end "changeStatus",
    p.unlisted_by "unlistedBy", case when ${WAS_LISTED} then product_terms(p) end live,
    case when ${WAS_LISTED} then d.terms else coalesce(d.terms, product_terms(p)) end draft,
    d.return_reason "returnReason", d.submitted_at "submittedAt", d.submitted_by "submittedById",
    s.display_name "submittedBy", p.views, p.applications_count "applicationsCount",
    (select count(*)::int from product_application a where a.product_id = p.id
      and a.status in (${codeLiterals(statesIn(applicationCase, 'open'))})) "openApplications",
    p.listed_at "listedAt", p.updated_at "updatedAt", p.version, p.is_example "isExample"
  from product p join organisation o on o.id = p.org_id left join product_draft d on d.product_id = p.id
  left join account s on s.id = d.submitted_by`

/** A product of the scope, whatever its state; undefined when there is none. */
export async function findMaintained(
  db: Db,
  id: string,
  scope: MaintenanceScope,
): Promise<MaintainedRow | undefined> {
  const { rows } =
    await sql<MaintainedRow>`${SELECT} where p.id = ${id} and ${withinMaintenance(scope)}`.execute(db)
  return rows[0]
}

/** The same, held until the transaction ends, as its institution is against ending: actions on one product go one after another. */
export async function lockMaintained(
  db: Db,
  id: string,
  scope: MaintenanceScope,
): Promise<MaintainedRow | undefined> {
  await sql`select o.id from organisation o where o.id = (select p.org_id from product p where p.id = ${id} and ${withinMaintenance(scope)})
    for key share`.execute(db)
  await sql`select p.id from product p where p.id = ${id} and ${withinMaintenance(scope)} for update`.execute(
    db,
  )
  return findMaintained(db, id, scope)
}

/** Writes a product that is nothing but a draft yet; answers its id. */
export async function insertDraftProduct(db: Db, product: { orgId: string; name: string }): Promise<string> {
  const { id } = await db
    .insertInto('product')
    .values({ org_id: product.orgId, name: product.name, status: 'DRAFT' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface DraftRow {
  readonly productId: string
  readonly status: ProductStatus
  readonly terms: DraftTerms
  readonly returnReason: string | null
  readonly submittedAt: string | null
  readonly submittedById: string | null
}

/** Writes the terms being worked on, as they now are. */
export async function saveDraft(db: Db, draft: DraftRow, now: Date): Promise<void> {
  const columns = {
    status: draft.status,
    terms: JSON.stringify(draft.terms),
    return_reason: draft.returnReason,
    submitted_at: draft.submittedAt,
    submitted_by: draft.submittedById,
    updated_at: now.toISOString(),
  }
  await db
    .insertInto('product_draft')
    .values({ product_id: draft.productId, ...columns })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(columns))
    .execute()
}

/** Throws the terms being worked on away. */
export async function deleteDraft(db: Db, productId: string): Promise<void> {
  await db.deleteFrom('product_draft').where('product_id', '=', productId).execute()
}

/** Deletes a product that was never listed, with its draft and history. */
export async function deleteProduct(db: Db, id: string): Promise<void> {
  await db.deleteFrom('product').where('id', '=', id).execute()
}

export interface StandingChange {
  readonly status: ProductStatus
  readonly unlistedBy: ActorSide | null
  /** The name of a product that was never listed follows its draft. */
  readonly name: string
}

/** Writes where the product stands and counts its version up. */
export async function saveStanding(db: Db, id: string, change: StandingChange, now: Date): Promise<void> {
  await db
    .updateTable('product')
    .set({
      status: change.status,
      unlisted_by: change.unlistedBy,
      name: change.name,
      updated_at: now.toISOString(),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}
