import type { Db } from '../../data/database.ts'

/** Writes the institution that the enterprise has chosen, or that it has none any more. */
export async function chooseOrganisation(db: Db, needId: string, orgId: string | null): Promise<void> {
  await db.updateTable('financing_need').set({ org_id: orgId }).where('id', '=', needId).execute()
}

/** Writes that the rules of dispatch have looked at the need. */
export async function markRouted(db: Db, needId: string, at: Date): Promise<void> {
  await db
    .updateTable('financing_need')
    .set({ routed_at: at.toISOString() })
    .where('id', '=', needId)
    .execute()
}
