import { sql } from 'kysely'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import type { TaskSource } from '../../cases/case-kind.ts'
import type { Db } from '../../data/database.ts'

/** What the shared task list says of an application. */
export const APPLICATION_TASK: TaskSource = {
  number: sql`c.apply_no`,
  title: sql`c.product_snapshot ->> 'name'`,
  amountYuan: sql`c.amount_yuan`,
  regionCode: sql`c.region_code`,
}

/**
 * One open application of an enterprise for a product, and beside it one for each loan that is renewed with that (the index
 * product_application_open_loan). No index is named: instances of several releases run side by side.
 */
export const UNLESS_OPEN = sql`on conflict do nothing`

/** The enterprise's open application for the product, before any renewal with it. */
export async function findOpenApplication(db: Db, companyId: string, productId: string) {
  return db
    .selectFrom('product_application')
    .select(['id', 'apply_no as applyNo', 'status'])
    .where('company_id', '=', companyId)
    .where('product_id', '=', productId)
    .where('status', 'in', statesIn(applicationCase, 'open'))
    .orderBy('renews_id', (order) => order.asc().nullsFirst())
    .executeTakeFirst()
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
