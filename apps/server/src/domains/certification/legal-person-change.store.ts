import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'

export interface LegalPersonChange {
  readonly formerName: string
  readonly presentName: string
  readonly changedAt: string
}

/** Remembers the certified legal representative while another one is under review; a name submitted again takes the place of the last. */
export async function noteLegalPerson(
  tx: Db,
  { companyId, formerName, presentName }: { companyId: string; formerName: string; presentName: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('legal_person_change')
    .values({
      company_id: companyId,
      former_name: formerName,
      present_name: presentName,
      submitted_at: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .where('changed_at', 'is', null)
        .doUpdateSet({ present_name: presentName, submitted_at: now.toISOString() }),
    )
    .execute()
}

/** The same where a change was sent back and is submitted anew; false where none is pending. */
export async function renewPendingLegalPerson(
  tx: Db,
  { companyId, presentName }: { companyId: string; presentName: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('legal_person_change')
    .set({ present_name: presentName, submitted_at: now.toISOString() })
    .where('company_id', '=', companyId)
    .where('changed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends what is pending with the approval; undefined where the legal representative is who it was. */
export async function approveLegalPerson(
  tx: Db,
  companyId: string,
  now: Date,
): Promise<LegalPersonChange | undefined> {
  await tx
    .deleteFrom('legal_person_change')
    .where('company_id', '=', companyId)
    .where('changed_at', 'is', null)
    .whereRef('former_name', '=', 'present_name')
    .execute()
  return tx
    .updateTable('legal_person_change')
    .set({ changed_at: now.toISOString() })
    .where('company_id', '=', companyId)
    .where('changed_at', 'is', null)
    .returning([
      'former_name as formerName',
      'present_name as presentName',
      sql<string>`changed_at`.as('changedAt'),
    ])
    .executeTakeFirst()
}

/** The approved changes, the latest first. */
export async function listLegalPersonChanges(db: Db, companyId: string): Promise<LegalPersonChange[]> {
  return db
    .selectFrom('legal_person_change')
    .select([
      'former_name as formerName',
      'present_name as presentName',
      sql<string>`changed_at`.as('changedAt'),
    ])
    .where('company_id', '=', companyId)
    .where('changed_at', 'is not', null)
    .orderBy('changed_at', 'desc')
    .execute()
}

/** The names go with the last person of the company. */
export async function forgetLegalPersons(tx: Db, companyId: string): Promise<void> {
  await tx.deleteFrom('legal_person_change').where('company_id', '=', companyId).execute()
}
