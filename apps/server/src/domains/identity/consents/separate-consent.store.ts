import { LEGAL_PERSON_ACTION_CODE } from '@lqr/contract/identity/entities.ts'
import type { Db } from '../../../data/database.ts'
import { findCurrentAgreement } from './agreements.store.ts'

/** Whether somebody of the company has agreed to the text in force for that person's id number, and has not withdrawn it. */
export async function hasLegalPersonConsent(
  db: Db,
  companyId: string,
  subjectName: string,
  now: Date,
): Promise<boolean> {
  const { version } = await findCurrentAgreement(db, now, 'legalPersonId')
  const found = await db
    .selectFrom('consent_record')
    .select('id')
    .where('company_id', '=', companyId)
    .where('action_code', '=', LEGAL_PERSON_ACTION_CODE)
    .where('agreement_version', '=', version)
    .where('subject_name', '=', subjectName)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Ends every such consent of the company, whoever of it gave it; answers their ids. */
export async function withdrawLegalPersonConsents(db: Db, companyId: string, now: Date): Promise<string[]> {
  const ended = await db
    .updateTable('consent_record')
    .set({ withdrawn_at: now.toISOString() })
    .where('company_id', '=', companyId)
    .where('action_code', '=', LEGAL_PERSON_ACTION_CODE)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}
