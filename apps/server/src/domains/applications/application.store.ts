import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { ApplicationStatus } from '@lqr/contract/applications/states.ts'
import type { ApplicationTerms } from '@lqr/contract/applications/entities.ts'
import type { ApplicationEvent, ProductApplication } from '../../../../../database/types.ts'
import type { Db } from '../../data/database.ts'

/** The rows somebody may see: one enterprise's, some institutions', or both. */
export interface ApplicationScope {
  readonly companyId: string | null
  readonly orgIds: readonly string[]
}

/** The product as it was offered on the day of the application. */
export interface ProductSnapshot extends ApplicationTerms {
  readonly name: string
  readonly version: number
}

export type ApplicationRecord = Omit<
  Selectable<ProductApplication>,
  'product_snapshot' | 'status' | 'resume_status'
> & {
  product_snapshot: ProductSnapshot
  status: ApplicationStatus
  resume_status: ApplicationStatus | null
}

export type ApplicationChange = Omit<
  Updateable<ProductApplication>,
  'id' | 'status' | 'version' | 'updated_at' | 'due_at'
>

/**
 * The condition that a row of product_application lies within the scope; one side alone can use its index, and one
 * institution alone reads it in the index's order.
 */
export function withinScope({ companyId, orgIds }: ApplicationScope) {
  const ofCompany = sql<boolean>`product_application.company_id = ${companyId}::bigint`
  const ofOrgs =
    orgIds.length === 1
      ? sql<boolean>`product_application.org_id = ${orgIds[0]}::bigint`
      : sql<boolean>`product_application.org_id = any(${orgIds}::bigint[])`
  if (orgIds.length === 0) return ofCompany
  return companyId === null ? ofOrgs : sql<boolean>`(${ofCompany} or ${ofOrgs})`
}

/** An application within the scope; undefined when there is none, or none that may be seen. */
export async function findApplication(
  db: Db,
  id: string,
  scope: ApplicationScope,
): Promise<ApplicationRecord | undefined> {
  const row = await db
    .selectFrom('product_application')
    .selectAll()
    .where('id', '=', id)
    .where(withinScope(scope))
    .executeTakeFirst()
  return row as ApplicationRecord | undefined
}

/**
 * Moves a row on, guarded by the state and version it was read with. Undefined when somebody else was faster: nothing is
 * changed then.
 */
export async function updateApplication(
  db: Db,
  read: Pick<ApplicationRecord, 'id' | 'status' | 'version'>,
  to: ApplicationStatus,
  change: ApplicationChange,
  now: Date,
): Promise<ApplicationRecord | undefined> {
  const row = await db
    .updateTable('product_application')
    .set({ ...change, status: to, version: read.version + 1, updated_at: now.toISOString() })
    .where('id', '=', read.id)
    .where('status', '=', read.status)
    .where('version', '=', read.version)
    .returningAll()
    .executeTakeFirst()
  return row as ApplicationRecord | undefined
}

/** The next serial of an application number, never given twice. */
export async function nextApplySerial(db: Db): Promise<string> {
  const { rows } = await sql<{ serial: string }>`select nextval('product_apply_no')::text serial`.execute(db)
  return rows[0]?.serial ?? ''
}

/** Writes an application; undefined when the enterprise has an open one for the product already. */
export async function insertApplication(
  db: Db,
  application: Insertable<ProductApplication>,
): Promise<ApplicationRecord | undefined> {
  const row = await db
    .insertInto('product_application')
    .values(application)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'product_id'])
        .where('status', 'in', ['SUBMITTED', 'ACCEPTED', 'REVIEWING', 'SUPPLEMENT'])
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
  return row as ApplicationRecord | undefined
}

/** The enterprise's open application for the product. */
export async function findOpenApplication(db: Db, companyId: string, productId: string) {
  return db
    .selectFrom('product_application')
    .select(['id', 'apply_no as applyNo', 'status'])
    .where('company_id', '=', companyId)
    .where('product_id', '=', productId)
    .where('status', 'in', ['SUBMITTED', 'ACCEPTED', 'REVIEWING', 'SUPPLEMENT'])
    .executeTakeFirst()
}

export async function insertEvent(db: Db, event: Insertable<ApplicationEvent>): Promise<void> {
  await db.insertInto('application_event').values(event).execute()
}

/** Counts an application in for its product. */
export async function countApplication(db: Db, productId: string): Promise<void> {
  await db
    .updateTable('product')
    .set({ applications_count: sql`applications_count + 1` })
    .where('id', '=', productId)
    .execute()
}

/** The mean of calendar days from submission to decision, over the decisions since the given moment. */
export async function refreshDecisionDays(db: Db, productId: string, since: Date): Promise<void> {
  await sql`update product set average_decision_days = (
      select round((avg(date_part('epoch', decided_at - created_at)) / 86400)::numeric, 1) from product_application
      where product_id = ${productId} and decided_at >= ${since.toISOString()})
    where id = ${productId}`.execute(db)
}
