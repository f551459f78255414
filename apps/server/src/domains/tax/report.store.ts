import { type RawBuilder, sql } from 'kysely'
import {
  GOING_REPORT_STATES,
  LAPSING_REPORT_STATES,
  type TaxReportStatus,
  WORKING_REPORT_STATES,
} from '@lqr/contract/tax/states.ts'
import { codeLiterals } from '../../data/code-literals.ts'
import type { Db } from '../../data/database.ts'
import type { Cut } from '../../data/paging.ts'
import { type DeliveryRow, deliveriesWhere, licenceOver, LIVING_CASE, type TaxCase } from './licence.store.ts'
import { type Party, rowsOf } from './party.store.ts'
import { mayFollow, waitEndsAt } from './report.rules.ts'

export async function nextReportSerial(db: Db): Promise<string> {
  const { rows } = await sql<{ serial: string }>`select nextval('tax_report_no')::text serial`.execute(db)
  return rows[0]?.serial ?? ''
}

/** The living licence of a case whose scope holds the report. */
export async function findReportLicence(
  db: Db,
  applicationId: string,
  now: Date,
): Promise<{ readonly id: string; readonly agreementVersion: string } | undefined> {
  const { rows } = await sql<{
    id: string
    agreementVersion: string
  }>`select id::text id, agreement_version "agreementVersion" from tax_licence
    where application_id = ${applicationId} and status = 'VALID' and valid_to > ${now.toISOString()}
      and 'goldTaxReport' = any (scope) for share`.execute(db)
  return rows[0]
}

/** The report `r` waits for a person and is over: past its last moment, or with its licence or its case. */
function reportOver(now: Date): RawBuilder<unknown> {
  return sql`(r.status in (${codeLiterals(LAPSING_REPORT_STATES)}) and (r.expires_at <= ${now.toISOString()}
    or exists (select from product_application a left join tax_licence l on l.id = r.licence_id
      where a.id = r.application_id and ${licenceOver(now)})))`
}

/** The state as people see it: what is over is so whether or not a job has said it. */
function shownStatus(now: Date): RawBuilder<TaxReportStatus> {
  return sql`case when ${reportOver(now)} then 'EXPIRED' else r.status end`
}

/** A request that waited for the enterprise's licence until it ended. */
export interface UnansweredReport {
  readonly applyNo: string
  readonly bizNo: string
  readonly companyId: string
  readonly orgId: string
  readonly accountId: string
  /** The enterprise had applied by itself: its institution knows nothing of it. */
  readonly isOwn: boolean
}

/** Ends reports; answers the requests that waited for a licence. Of what was over with its case nobody is to be told. */
async function endReports(tx: Db, at: Date, which: RawBuilder<unknown>): Promise<UnansweredReport[]> {
  // Only what waits for the enterprise has no licence.
  const { rows } = await sql<
    UnansweredReport & { isUnanswered: boolean }
  >`update tax_report r set status = 'EXPIRED', updated_at = ${at.toISOString()}
    from product_application a, account p
    where a.id = r.application_id and p.id = r.account_id and ${which}
    returning r.apply_no "applyNo", r.biz_no "bizNo", r.company_id::text "companyId", r.org_id::text "orgId",
      r.account_id::text "accountId", coalesce(p.company_id = r.company_id, false) "isOwn",
      (r.licence_id is null and ${LIVING_CASE}) "isUnanswered"`.execute(tx)
  return rows.flatMap(({ isUnanswered, ...report }) => (isUnanswered ? [report] : []))
}

/** Ends what is over by itself; answers the requests that the enterprise left unanswered. */
export const expireReports = (tx: Db, at: Date) => endReports(tx, at, reportOver(at))

/** The same of one case, which has room for another report then. */
export const expireReportsOf = (tx: Db, applicationId: string, at: Date) =>
  endReports(tx, at, sql`r.application_id = ${applicationId} and ${reportOver(at)}`)

export interface NewReport {
  readonly applyNo: string
  readonly accountId: string
  readonly licenceId: string | undefined
  readonly isDemonstration: boolean
  readonly expiresAt: Date
  readonly now: Date
}

/** Writes an application; undefined when the case has one that has not ended. */
export async function insertReport(db: Db, of: TaxCase, given: NewReport): Promise<string | undefined> {
  const at = given.now.toISOString()
  const status: TaxReportStatus = given.licenceId === undefined ? 'SUBMITTED' : 'AUTHORISED'
  const { rows } = await sql<{ id: string }>`insert into tax_report (apply_no, company_id, account_id, org_id,
      application_id, biz_no, licence_id, status, is_demonstration, applied_at, expires_at, updated_at)
    values (${given.applyNo}, ${of.companyId}, ${given.accountId}, ${of.orgId}, ${of.applicationId}, ${of.bizNo},
      ${given.licenceId ?? null}, ${status}, ${given.isDemonstration}, ${at}, ${given.expiresAt.toISOString()}, ${at})
    on conflict (application_id) where status in (${codeLiterals(GOING_REPORT_STATES)}) do nothing
    returning id::text id`.execute(db)
  return rows[0]?.id
}

/** What waits for the enterprise goes on under the licence it has just given; the days of the tax side begin. */
export async function authoriseReports(
  tx: Db,
  applicationId: string,
  licenceId: string,
  now: Date,
): Promise<void> {
  await sql`update tax_report set status = 'AUTHORISED', licence_id = ${licenceId}, updated_at = ${now.toISOString()},
      expires_at = ${waitEndsAt(now).toISOString()}
    where application_id = ${applicationId} and status = 'SUBMITTED'
      and expires_at > ${now.toISOString()}`.execute(tx)
}

export interface ReportRow {
  readonly id: string
  readonly applyNo: string
  readonly companyId: string
  readonly corporateName: string
  /** Who applied. */
  readonly accountId: string
  readonly orgId: string
  readonly orgName: string
  readonly bizNo: string
  readonly licenceId: string | null
  /** The letter of its licence; null while it has none. */
  readonly agreementVersion: string | null
  /** As it is written; `shownStatus` is what people see. */
  readonly status: TaxReportStatus
  readonly shownStatus: TaxReportStatus
  readonly sourceReportId: string | null
  readonly failure: string | null
  readonly appliedAt: string
  readonly readyAt: string | null
  /** Its own last moment; `shownExpiresAt` is never later than the end of its licence. */
  readonly expiresAt: string
  readonly shownExpiresAt: string
  readonly isDemonstration: boolean
  readonly deliveries: DeliveryRow[]
}

const columns = (now: Date) => sql`r.id::text id, r.apply_no "applyNo", r.company_id::text "companyId",
  e.corporate_name "corporateName", r.account_id::text "accountId", r.org_id::text "orgId",
  organisation_label(o.name, o.merged_into_id) "orgName", r.biz_no "bizNo", r.licence_id::text "licenceId",
  (select l.agreement_version from tax_licence l where l.id = r.licence_id) "agreementVersion",
  r.status, ${shownStatus(now)} "shownStatus", r.source_report_id "sourceReportId", r.failure,
  r.applied_at "appliedAt", r.ready_at "readyAt", r.expires_at "expiresAt",
  least(r.expires_at, (select least(l.valid_to, l.revoked_at) from tax_licence l where l.id = r.licence_id)) "shownExpiresAt",
  r.is_demonstration "isDemonstration",
  ${deliveriesWhere(sql`t.report_id = r.id`)} deliveries`
const TABLES = sql`from tax_report r join enterprise e on e.id = r.company_id join organisation o on o.id = r.org_id`

interface ReportQuery {
  readonly party: Party | undefined
  readonly now: Date
  readonly status?: TaxReportStatus | undefined
  readonly bizNo?: string | undefined
}

function matching({ party, now, status, bizNo }: ReportQuery): RawBuilder<unknown> {
  return sql`${rowsOf(party, 'r')} and ${status === undefined ? sql`true` : sql`${shownStatus(now)} = ${status}`}
    and ${bizNo === undefined ? sql`true` : sql`r.biz_no = ${bizNo}`}`
}

/** One page of applications for reports, the newest first. */
export async function pageOfReports(
  db: Db,
  query: ReportQuery,
  page: Cut,
): Promise<{ rows: ReportRow[]; total: number }> {
  const { rows } = await sql<ReportRow>`select ${columns(query.now)} ${TABLES} where ${matching(query)}
    order by r.id desc limit ${page.limit} offset ${page.offset}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int total ${TABLES}
    where ${matching(query)}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export async function findReport(
  db: Db,
  id: string,
  party: Party | undefined,
  now: Date,
): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`select ${columns(now)} ${TABLES}
    where r.id = ${id} and ${rowsOf(party, 'r')}`.execute(db)
  return rows[0]
}

/** Reports that the tax side works on, or has to be asked for: those past their last moment, then the oldest first. */
export async function listWorkingReports(db: Db, now: Date, limit: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`select ${columns(now)} ${TABLES}
    where r.status in (${codeLiterals(WORKING_REPORT_STATES)})
    order by r.expires_at <= ${now.toISOString()} desc, r.updated_at, r.id limit ${limit}`.execute(db)
  return rows
}

export interface ReportMove {
  readonly id: string
  readonly from: TaxReportStatus
  readonly to: TaxReportStatus
  readonly at: Date
  readonly sourceReportId?: string
  readonly failure?: string
  readonly readyAt?: Date
  readonly expiresAt?: Date
}

/** Moves a report on, guarded by its state: of two who move it one gets through. A move that no report makes is a mistake of ours. */
export async function moveReport(tx: Db, move: ReportMove): Promise<boolean> {
  if (!mayFollow(move.from, move.to)) throw new Error(`no tax report goes from ${move.from} to ${move.to}`)
  const done = await sql`update tax_report set status = ${move.to}, updated_at = ${move.at.toISOString()},
      source_report_id = coalesce(${move.sourceReportId ?? null}, source_report_id),
      failure = coalesce(${move.failure ?? null}, failure),
      ready_at = coalesce(${move.readyAt?.toISOString() ?? null}, ready_at),
      expires_at = coalesce(${move.expiresAt?.toISOString() ?? null}, expires_at)
    where id = ${move.id} and status = ${move.from}`.execute(tx)
  return done.numAffectedRows === 1n
}

/** Puts a report at the end of the line, because the tax side could not be asked. */
export async function touchReport(db: Db, id: string, at: Date): Promise<void> {
  await sql`update tax_report set updated_at = ${at.toISOString()} where id = ${id}`.execute(db)
}

/** Ends all that an organisation that ends had asked for; answers the requests that waited for the enterprise. */
export function endReportsOf(tx: Db, orgId: string, at: Date): Promise<UnansweredReport[]> {
  const going = sql`r.status in (${codeLiterals(GOING_REPORT_STATES)})`
  return endReports(tx, at, sql`${going} and r.org_id = ${orgId}`)
}
