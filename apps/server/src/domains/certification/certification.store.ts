import { type Insertable, type Selectable, sql } from 'kysely'
import type { CertiFlg } from '@lqr/contract/certification/states.ts'
import type { CertificationEvent, Enterprise } from '../../../../../database/types.ts'
import type { Db } from '../../data/database.ts'

const recordColumns = [
  'id',
  'certi_flg',
  'applicant_kind',
  'corporate_name',
  'credit_code',
  'credit_code_suspect',
  'legal_person_name',
  'legal_person_id_no_cipher',
  'legal_person_id_no_index',
  'contact_name',
  'contact_phone_cipher',
  'industry_code',
  'area_code',
  'address',
  'reg_capital_yuan',
  'found_date',
  'employees',
  'annual_revenue_yuan',
  'total_assets_yuan',
  'scale',
  'license_file_id',
  'auth_letter_file_id',
  'submitted_at',
  'reviewed_at',
  'reject_reason',
  'version',
] as const

export type EnterpriseRow = Pick<Selectable<Enterprise>, (typeof recordColumns)[number]> & {
  certi_flg: CertiFlg
}

export type SubmittedFields = Omit<
  Pick<Insertable<Enterprise>, (typeof recordColumns)[number]>,
  'id' | 'version' | 'reviewed_at' | 'reject_reason'
>

export async function getEnterprise(db: Db, id: string): Promise<EnterpriseRow | undefined> {
  const row = await db.selectFrom('enterprise').select(recordColumns).where('id', '=', id).executeTakeFirst()
  return row as EnterpriseRow | undefined
}

/** The enterprise, held until the transaction ends: submissions of one enterprise go one after another. */
export async function lockEnterprise(db: Db, id: string): Promise<EnterpriseRow | undefined> {
  const query = db.selectFrom('enterprise').select(recordColumns).where('id', '=', id).forUpdate()
  return (await query.executeTakeFirst()) as EnterpriseRow | undefined
}

/** Whether another enterprise is certified under this code. */
export async function isCodeTaken(db: Db, creditCode: string, companyId: string): Promise<boolean> {
  const other = await db
    .selectFrom('enterprise')
    .select('id')
    .where('credit_code', '=', creditCode)
    .where('certi_flg', '=', 3)
    .where('id', '<>', companyId)
    .executeTakeFirst()
  return other !== undefined
}

export async function saveSubmission(db: Db, id: string, fields: SubmittedFields, now: Date): Promise<void> {
  await db
    .updateTable('enterprise')
    .set({
      ...fields,
      reject_reason: null,
      reviewed_at: null,
      reviewer_account_id: null,
      updated_at: now.toISOString(),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** What a certified enterprise corrects: it stays certified, and reviewed when it was. */
export async function saveCorrection(
  db: Db,
  id: string,
  fields: Omit<SubmittedFields, 'certi_flg' | 'submitted_at'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('enterprise')
    .set({ ...fields, updated_at: now.toISOString(), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Deletes the id number of the legal representative; with a reason the certification goes back to the enterprise. */
export async function forgetIdNumber(
  db: Db,
  { id, certiFlg, reason }: { id: string; certiFlg: CertiFlg; reason: string | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('enterprise')
    .set({
      legal_person_id_no_cipher: null,
      legal_person_id_no_index: null,
      certi_flg: certiFlg,
      ...(reason !== null && { reject_reason: reason }),
      updated_at: now.toISOString(),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

export interface Decision {
  companyId: string
  certiFlg: CertiFlg
  reason: string | null
  reviewerId: string
  /** The version the reviewer saw, when the screen sent it. */
  version: number | undefined
}

/** Decides an enterprise under review; undefined when it is not (any more), so of two reviewers one gets through. */
export async function decide(db: Db, decision: Decision, now: Date) {
  return db
    .updateTable('enterprise')
    .set({
      certi_flg: decision.certiFlg,
      reject_reason: decision.reason,
      reviewer_account_id: decision.reviewerId,
      reviewed_at: now.toISOString(),
      updated_at: now.toISOString(),
      version: sql`version + 1`,
    })
    .where('id', '=', decision.companyId)
    .where('certi_flg', '=', 2)
    .$if(decision.version !== undefined, (query) => query.where('version', '=', decision.version ?? 0))
    .returning(['corporate_name', 'credit_code'])
    .executeTakeFirst()
}

/** Whether the database refused a second certified enterprise with one credit code. */
export function isCodeCollision(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'enterprise_certified_code'
}

export async function insertEvent(
  db: Db,
  event: { companyId: string; kind: CertificationEvent['kind']; reason: string | null; actorId: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('certification_event')
    .values({
      company_id: event.companyId,
      kind: event.kind,
      reason: event.reason,
      actor_account_id: event.actorId,
      at: now.toISOString(),
    })
    .execute()
}

/** Whether a certification of the company was ever approved. */
export async function wasCertified(db: Db, companyId: string): Promise<boolean> {
  const approval = await db
    .selectFrom('certification_event')
    .select('id')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'approved')
    .limit(1)
    .executeTakeFirst()
  return approval !== undefined
}

export async function listEvents(db: Db, companyId: string) {
  return db
    .selectFrom('certification_event')
    .select(['kind', 'reason', 'at'])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute()
}
