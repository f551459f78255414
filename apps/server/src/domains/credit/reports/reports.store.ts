import { type RawBuilder, sql } from 'kysely'
import type { PersonalView } from '@lqr/contract/credit/personal-views.ts'
import type { creditReport } from '@lqr/contract/credit/report-calls.ts'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import type * as z from 'zod'
import type { Db } from '../../../data/database.ts'
import type { Cut } from '../../../data/paging.ts'

export interface NewReport {
  readonly number: string
  readonly companyId: string
  readonly accountId: string
  readonly orgId: string | null
  readonly caseNo: string | null
  readonly topics: CreditTopicCode[]
  readonly personalView: PersonalView
  readonly at: Date
}

/** Writes what is to be made; undefined while one of the same person for the company is being made. */
export async function insertReport(db: Db, report: NewReport): Promise<string | undefined> {
  const row = await db
    .insertInto('credit_report')
    .values({
      number: report.number,
      company_id: report.companyId,
      corporate_name: sql<string>`(select coalesce(e.corporate_name, '') from enterprise e where e.id = ${report.companyId})`,
      account_id: report.accountId,
      org_id: report.orgId,
      case_no: report.caseNo,
      topics: report.topics,
      personal_view: report.personalView,
      status: 'pending',
      requested_at: report.at.toISOString(),
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'company_id']).where('status', '=', 'pending').doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export type ReportRow = z.output<typeof creditReport>

/** Whether an item in the report has ended by the day or was corrected; on the day itself a job need not have noted it yet. */
const isWithdrawn = (on: string) =>
  sql<boolean>`(r.withdrawn_at is not null or coalesce(r.ends_on <= ${on}, false))`

const shown = (
  on: string,
) => sql`r.id, r.number, r.company_id "companyId", r.corporate_name "corporateName", o.name "orgName",
  r.case_no "caseNo", r.topics, r.status, r.requested_at "requestedAt", r.issued_at "issuedAt",
  r.valid_until "validUntil", r.digest_suite "digestSuite", r.digest, ${isWithdrawn(on)} "isWithdrawn"`
const FROM = sql`credit_report r left join organisation o on o.id = r.org_id`

/** Whose reports: those that a company made of itself, or those that parts of an institution made, by what they show of people. */
export type ReportScope =
  | { readonly companyId: string }
  | { readonly orgIds: readonly string[]; readonly personalViews: readonly PersonalView[] }

function within(scope: ReportScope): RawBuilder<unknown> {
  return 'companyId' in scope
    ? sql`r.company_id = ${scope.companyId} and r.org_id is null`
    : sql`(r.org_id = any(${scope.orgIds}) and r.personal_view = any(${scope.personalViews}::text[]))`
}

export async function listReportRows(
  db: Db,
  scope: ReportScope,
  page: Cut,
  on: string,
): Promise<{ rows: ReportRow[]; total: number }> {
  const { rows } = await sql<ReportRow>`select ${shown(on)} from ${FROM} where ${within(scope)}
    order by r.id desc limit ${page.limit} offset ${page.offset}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int total from (select 1 from ${FROM}
    where ${within(scope)} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** A report as of a day. */
export async function findReport(
  db: Db,
  id: string,
  scope: ReportScope,
  on: string,
): Promise<ReportRow | undefined> {
  const { rows } =
    await sql<ReportRow>`select ${shown(on)} from ${FROM} where r.id = ${id} and ${within(scope)}`.execute(db)
  return rows[0]
}

/** The frozen copy, sealed. */
export async function findContent(db: Db, id: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('credit_report').select('content').where('id', '=', id).executeTakeFirst()
  return row?.content ?? undefined
}

/** What is to be made, and who reads it, after a merger the successor; undefined when it has been made, or was given up. */
export async function findPending(db: Db, id: string) {
  return db
    .selectFrom('credit_report')
    .leftJoin('organisation', 'organisation.id', 'credit_report.org_id')
    .select([
      'credit_report.number',
      'company_id as companyId',
      'corporate_name as corporateName',
      'account_id as accountId',
      sql<string | null>`organisation_successor(credit_report.org_id)`.as('orgId'),
      'organisation.name as orgName',
      'case_no as caseNo',
      'topics',
      'personal_view as personalView',
    ])
    .where('credit_report.id', '=', id)
    .where('credit_report.status', '=', 'pending')
    .executeTakeFirst()
}

export interface Issue {
  readonly id: string
  readonly content: Buffer
  readonly digestSuite: string
  readonly digest: string
  readonly issuedAt: Date
  readonly validUntil: Date
  /** The first day on which an item in it is shown nowhere any more. */
  readonly endsOn: string | null
}

/** Freezes a report: from now on it is never written again. */
export async function issueReport(db: Db, issue: Issue): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('credit_report')
    .set({
      status: 'ready',
      content: issue.content,
      digest_suite: issue.digestSuite,
      digest: issue.digest,
      issued_at: issue.issuedAt.toISOString(),
      valid_until: issue.validUntil.toISOString(),
      ends_on: issue.endsOn,
    })
    .where('id', '=', issue.id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Gives up a report that cannot be made. */
export async function failReport(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('credit_report')
    .set({ status: 'failed' })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What the public may know of an issued report. */
export async function findIssued(db: Db, number: string, on: string) {
  return db
    .selectFrom('credit_report as r')
    .select([
      'number',
      'corporate_name as corporateName',
      'issued_at as issuedAt',
      'valid_until as validUntil',
      'digest_suite as digestSuite',
      'digest',
      isWithdrawn(on).as('isWithdrawn'),
    ])
    .where('number', '=', number)
    .where('status', '=', 'ready')
    .executeTakeFirst()
}

/** The certified code of a company; empty while there is none. */
export async function findCreditCode(db: Db, companyId: string): Promise<string> {
  const row = await db
    .selectFrom('enterprise')
    .select('credit_code')
    .where('id', '=', companyId)
    .where('certi_flg', '=', 3)
    .executeTakeFirst()
  return row?.credit_code ?? ''
}
