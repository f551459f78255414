import type { Db } from '../../../data/database.ts'

/** An own consent with the text that was agreed to and who agreed, for printing. */
export async function findOwnConsent(db: Db, id: string, accountId: string) {
  return db
    .selectFrom('consent_record')
    .innerJoin('agreement', 'agreement.version', 'consent_record.agreement_version')
    .innerJoin('account', 'account.id', 'consent_record.account_id')
    .leftJoin('enterprise', 'enterprise.id', 'account.company_id')
    .select([
      'consent_record.id',
      'consent_record.agreement_version as agreementVersion',
      'agreement.title',
      'agreement.body',
      'consent_record.text_hash as textHash',
      'consent_record.action_code as actionCode',
      'consent_record.at',
      'consent_record.subject_name as subjectName',
      'consent_record.withdrawn_at as withdrawnAt',
      'consent_record.ip',
      'account.username',
      'enterprise.corporate_name as corporateName',
    ])
    .where('consent_record.id', '=', id)
    .where('consent_record.account_id', '=', accountId)
    .executeTakeFirst()
}
