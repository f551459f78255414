import type { AgreementKind } from '@lqr/contract/identity/agreements.ts'
import type { CodeOf } from '../../../../../../database/coded-columns.ts'
import type { Db } from '../../../data/database.ts'
import { type PageRequest, pageOf } from '../../../data/paging.ts'

/** The agreement of a kind in force: the newest whose time has come. Throws when the reference data is missing. */
export async function findCurrentAgreement(db: Db, now: Date, kind: AgreementKind = 'platform') {
  return db
    .selectFrom('agreement')
    .select(['version', 'title', 'body', 'text_hash as textHash', 'published_at as publishedAt'])
    .where('kind', '=', kind)
    .where('published_at', '<=', now.toISOString())
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

/** A version that has been in force or is; undefined for one that was never published. */
export async function findAgreement(db: Db, version: string, now: Date) {
  return db
    .selectFrom('agreement')
    .select(['version', 'title', 'body', 'text_hash as textHash', 'published_at as publishedAt'])
    .where('version', '=', version)
    .where('published_at', '<=', now.toISOString())
    .executeTakeFirst()
}

/** Records who agreed to which text, from where, for which action. */
export async function insertConsent(
  tx: Db,
  consent: {
    accountId: string
    agreement: { version: string; textHash: string }
    actionCode: CodeOf<'consent_record.action_code'>
    ip: string
    userAgent: string | null
    at: Date
    /** Of a separate consent: for which company it was given, and whose data it is about. */
    separate?: { companyId: string; subjectName: string }
  },
): Promise<void> {
  await tx
    .insertInto('consent_record')
    .values({
      account_id: consent.accountId,
      agreement_version: consent.agreement.version,
      text_hash: consent.agreement.textHash,
      action_code: consent.actionCode,
      ip: consent.ip,
      user_agent: consent.userAgent,
      at: consent.at.toISOString(),
      company_id: consent.separate?.companyId ?? null,
      subject_name: consent.separate?.subjectName ?? null,
    })
    .execute()
}

/** A page of the account's own consents, newest first. */
export async function listConsentRecords(db: Db, accountId: string, page: PageRequest) {
  const query = db
    .selectFrom('consent_record')
    .innerJoin('agreement', 'agreement.version', 'consent_record.agreement_version')
    .select([
      'consent_record.id',
      'consent_record.agreement_version as agreementVersion',
      'agreement.title',
      'consent_record.text_hash as textHash',
      'consent_record.action_code as actionCode',
      'consent_record.at',
      'consent_record.subject_name as subjectName',
      'consent_record.withdrawn_at as withdrawnAt',
    ])
    .where('account_id', '=', accountId)
    .orderBy('consent_record.at', 'desc')
    .orderBy('consent_record.id', 'desc')
  return pageOf(db, query, page)
}
