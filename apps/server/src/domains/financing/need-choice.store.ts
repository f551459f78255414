import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'

/** Writes the institution that the enterprise has chosen, or that it has none any more. */
export async function chooseOrganisation(db: Db, needId: string, orgId: string | null): Promise<void> {
  await db.updateTable('financing_need').set({ org_id: orgId }).where('id', '=', needId).execute()
}

/** Whether anybody still acts for the enterprise. */
export async function isActedFor(db: Db, companyId: string): Promise<boolean> {
  const { rows } =
    await sql`select from account where company_id = ${companyId} and status <> 'closed' limit 1`.execute(db)
  return rows.length > 0
}

/** Writes that the rules of dispatch have looked at the need. */
export async function markRouted(db: Db, needId: string, at: Date): Promise<void> {
  await db
    .updateTable('financing_need')
    .set({ routed_at: at.toISOString() })
    .where('id', '=', needId)
    .execute()
}
