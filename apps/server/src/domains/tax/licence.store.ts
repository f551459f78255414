import { type RawBuilder, sql } from 'kysely'
import type { ApplicationStatus } from '@lqr/contract/applications/application-case.ts'
import type { TaxDataset } from '@lqr/contract/tax/datasets.ts'
import type { PhoneOrigin } from '@lqr/contract/tax/phone-origins.ts'
import { GOING_REPORT_STATES, type TaxLicenceStatus } from '@lqr/contract/tax/states.ts'
import { codeLiterals } from '../../data/code-literals.ts'
import type { Db } from '../../data/database.ts'
import type { Cut } from '../../data/paging.ts'
import { LIVING_CASE_STATES } from './licence.rules.ts'
import { type Party, rowsOf } from './party.store.ts'

/** The case `a` is one in which its institution still has a ground to read. */
export const LIVING_CASE: RawBuilder<unknown> = sql`a.status in (${codeLiterals(LIVING_CASE_STATES)})`

/** The licence `l` of the case `a` is over: ended, past its last moment or with its case. Without an `l` the case alone decides. */
export function licenceOver(now: Date): RawBuilder<unknown> {
  return sql`(coalesce(l.status <> 'VALID' or l.valid_to <= ${now.toISOString()}, false) or not ${LIVING_CASE})`
}

/** A case for which tax data may be asked. */
export interface TaxCase {
  readonly applicationId: string
  readonly bizNo: string
  readonly companyId: string
  readonly corporateName: string
  readonly creditCode: string
  /** Otherwise the facts of the enterprise are those of a change that nobody has reviewed. */
  readonly isCertified: boolean
  /** Whose data may be asked for: as certified now, or as the newest licence of the case keeps it; null where neither says. */
  readonly taxpayerNo: string | null
  readonly legalPersonName: string
  readonly orgId: string
  readonly orgName: string
}

/** The living case of that number, of the company or the institution that asks; undefined for any other. */
export async function findTaxCase(
  db: Db,
  bizNo: string,
  party: Party | undefined,
): Promise<TaxCase | undefined> {
  const { rows } =
    await sql<TaxCase>`select a.id::text "applicationId", a.apply_no "bizNo", a.company_id::text "companyId",
      e.corporate_name "corporateName", coalesce(e.credit_code, '') "creditCode", e.certi_flg = 3 "isCertified",
      case when e.certi_flg = 3 then e.credit_code else (select l.credit_code from tax_licence l
        where l.application_id = a.id and l.credit_code is not null order by l.id desc limit 1) end "taxpayerNo",
      coalesce(e.legal_person_name, '') "legalPersonName", a.org_id::text "orgId", o.name "orgName"
    from product_application a join enterprise e on e.id = a.company_id join organisation o on o.id = a.org_id
    where a.apply_no = ${bizNo} and ${rowsOf(party, 'a')} and ${LIVING_CASE}`.execute(db)
  return rows[0]
}

/** Whether a living case has a licence that is good at this moment, whatever its scope. */
export async function hasLivingLicence(db: Db, applicationId: string, now: Date): Promise<boolean> {
  const { rows } =
    await sql`select from tax_licence where application_id = ${applicationId} and status = 'VALID'
    and valid_to > ${now.toISOString()}`.execute(db)
  return rows.length > 0
}

export interface NewLicence {
  readonly licenceNo: string
  readonly accountId: string
  readonly phoneCipher: string
  readonly phoneOrigin: PhoneOrigin
  readonly scope: readonly TaxDataset[]
  readonly validFrom: string
  readonly validTo: string
  readonly agreementVersion: string
  readonly evidenceHash: string
}

export async function nextLicenceSerial(db: Db): Promise<string> {
  const { rows } = await sql<{ serial: string }>`select nextval('tax_licence_no')::text serial`.execute(db)
  return rows[0]?.serial ?? ''
}

/** The number, sealed, that confirmed the newest licence of this legal representative of this company; undefined where there is none. */
export async function findEarlierPhone(
  db: Db,
  { companyId, legalPersonName }: Pick<TaxCase, 'companyId' | 'legalPersonName'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ cipher: string }>`select legal_person_phone_cipher cipher from tax_licence
    where company_id = ${companyId} and legal_person_name = ${legalPersonName}
      and legal_person_phone_cipher is not null
    order by id desc limit 1`.execute(db)
  return rows[0]?.cipher
}

/** Writes a licence that is good at once; undefined when its case has a living one. A lapsed one that no job has ended yet is ended. */
export async function insertLicence(db: Db, of: TaxCase, given: NewLicence): Promise<string | undefined> {
  await sql`update tax_licence set status = 'EXPIRED'
    where application_id = ${of.applicationId} and status = 'VALID' and valid_to <= ${given.validFrom}`.execute(
    db,
  )
  const { rows } = await sql<{
    id: string
  }>`insert into tax_licence (licence_no, company_id, account_id, org_id,
      application_id, biz_no, corporate_name, credit_code, legal_person_name, legal_person_phone_cipher, phone_origin,
      scope, valid_from, valid_to, agreement_version, evidence_hash, created_at)
    values (${given.licenceNo}, ${of.companyId}, ${given.accountId}, ${of.orgId}, ${of.applicationId}, ${of.bizNo},
      ${of.corporateName}, ${of.creditCode}, ${of.legalPersonName}, ${given.phoneCipher}, ${given.phoneOrigin},
      ${[...given.scope]}, ${given.validFrom}, ${given.validTo}, ${given.agreementVersion}, ${given.evidenceHash}, ${given.validFrom})
    on conflict (application_id) where status = 'VALID' do nothing returning id::text id`.execute(db)
  return rows[0]?.id
}

export interface DeliveryRow {
  readonly at: string
  readonly who: string
  readonly sections: TaxDataset[]
  readonly receiptNo: string
  readonly digest: string
  readonly isDemonstration: boolean
}

export interface LicenceRow {
  readonly id: string
  readonly licenceNo: string
  readonly companyId: string
  readonly corporateName: string
  /** As certified at the grant; where the licence does not keep it, as certified now, and null while it is not. */
  readonly creditCode: string | null
  readonly orgId: string
  readonly orgName: string
  readonly ownOrgName: string
  readonly bizNo: string
  readonly legalPersonName: string
  readonly phoneOrigin: PhoneOrigin | null
  readonly scope: TaxDataset[]
  readonly validFrom: string
  readonly validTo: string
  readonly agreementVersion: string
  readonly evidenceHash: string
  readonly status: TaxLicenceStatus
  readonly revokedAt: string | null
  readonly endReason: string | null
  readonly caseStatus: ApplicationStatus
  /** Of its case, which has one at a time. */
  readonly hasGoingReport: boolean
  readonly deliveries: DeliveryRow[]
}

const DELIVERIES_SHOWN = 50

/** What was handed over under a condition, the newest first. */
export function deliveriesWhere(condition: RawBuilder<unknown>): RawBuilder<DeliveryRow[]> {
  return sql`coalesce((select json_agg(json_build_object('at', d.at, 'who', d.who, 'sections', d.sections,
      'receiptNo', d.receipt_no, 'digest', d.digest, 'isDemonstration', d.is_demonstration) order by d.id desc)
    from (select t.id, t.at, t.sections, t.receipt_no, t.digest, t.is_demonstration,
        concat_ws(' ', own.short_name, w.display_name) who
      from tax_delivery t join account w on w.id = t.account_id left join organisation own on own.id = w.org_id
      where ${condition} order by t.id desc limit ${sql.lit(DELIVERIES_SHOWN)}) d), '[]')`
}

const COLUMNS = sql`l.id::text id, l.licence_no "licenceNo", l.company_id::text "companyId",
  coalesce(l.corporate_name, e.corporate_name) "corporateName",
  coalesce(l.credit_code, case when e.certi_flg = 3 then e.credit_code end) "creditCode", l.org_id::text "orgId",
  organisation_label(o.name, o.merged_into_id) "orgName", o.name "ownOrgName", l.biz_no "bizNo",
  l.legal_person_name "legalPersonName", l.phone_origin "phoneOrigin", l.scope, l.valid_from "validFrom", l.valid_to "validTo",
  l.agreement_version "agreementVersion", l.evidence_hash "evidenceHash", l.status, l.revoked_at "revokedAt",
  l.end_reason "endReason", a.status "caseStatus",
  exists (select from tax_report r where r.application_id = l.application_id
    and r.status in (${codeLiterals(GOING_REPORT_STATES)})) "hasGoingReport", ${deliveriesWhere(sql`t.licence_id = l.id`)} deliveries`
const TABLES = sql`from tax_licence l join enterprise e on e.id = l.company_id join organisation o on o.id = l.org_id
  join product_application a on a.id = l.application_id`

export interface LicenceQuery {
  readonly party: Party | undefined
  readonly now: Date
  readonly status?: TaxLicenceStatus | undefined
  readonly bizNo?: string | undefined
}

function matching({ party, now, status, bizNo }: LicenceQuery): RawBuilder<unknown> {
  const shown = sql`case when l.status = 'VALID' and ${licenceOver(now)} then 'EXPIRED' else l.status end`
  return sql`${rowsOf(party, 'l')} and ${status === undefined ? sql`true` : sql`${shown} = ${status}`}
    and ${bizNo === undefined ? sql`true` : sql`l.biz_no = ${bizNo}`}`
}

/** One page of licences, the newest first, with what was handed over under each. */
export async function pageOfLicences(
  db: Db,
  query: LicenceQuery,
  page: Cut,
): Promise<{ rows: LicenceRow[]; total: number }> {
  const { rows } = await sql<LicenceRow>`select ${COLUMNS} ${TABLES} where ${matching(query)}
    order by l.id desc limit ${page.limit} offset ${page.offset}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int total ${TABLES}
    where ${matching(query)}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** A licence that the party may see; undefined for any other. */
export async function findLicence(
  db: Db,
  id: string,
  party: Party | undefined,
): Promise<LicenceRow | undefined> {
  const { rows } =
    await sql<LicenceRow>`select ${COLUMNS} ${TABLES} where l.id = ${id} and ${rowsOf(party, 'l')}`.execute(
      db,
    )
  return rows[0]
}

/** Holds the licence while something is handed over under it: a revocation waits, or comes first. */
export async function holdLicence(tx: Db, id: string): Promise<void> {
  await sql`select from tax_licence where id = ${id} for share`.execute(tx)
}

/** Ends living licences under a condition; answers them. */
export async function endLicences(
  tx: Db,
  { where, reason, at }: { where: RawBuilder<unknown>; reason: string | null; at: Date },
): Promise<{ id: string; licenceNo: string; companyId: string; orgId: string; bizNo: string }[]> {
  const { rows } = await sql<{
    id: string
    licenceNo: string
    companyId: string
    orgId: string
    bizNo: string
  }>`
    update tax_licence l set status = 'REVOKED', revoked_at = ${at.toISOString()}, end_reason = ${reason}
    where l.status = 'VALID' and l.valid_to > ${at.toISOString()} and ${where}
    returning l.id::text id, l.licence_no "licenceNo", l.company_id::text "companyId", l.org_id::text "orgId",
      l.biz_no "bizNo"`.execute(tx)
  return rows
}

export interface NewDelivery {
  readonly licenceId: string
  readonly reportId: string | null
  readonly accountId: string
  readonly sections: readonly TaxDataset[]
  readonly receiptNo: string
  readonly digest: string
  readonly isDemonstration: boolean
  readonly at: Date
}

/** What was handed over: its digest and receipt, never itself. */
export async function insertDelivery(tx: Db, given: NewDelivery): Promise<void> {
  await sql`insert into tax_delivery (licence_id, report_id, account_id, sections, receipt_no, digest, is_demonstration, at)
    values (${given.licenceId}, ${given.reportId}, ${given.accountId}, ${[...given.sections]}, ${given.receiptNo},
      ${given.digest}, ${given.isDemonstration}, ${given.at.toISOString()})`.execute(tx)
}

/** Ends one living licence; false when it was not living any more. */
export async function endOneLicence(tx: Db, id: string, reason: string | null, at: Date): Promise<boolean> {
  return (await endLicences(tx, { where: sql`l.id = ${id}`, reason, at })).length === 1
}

export async function countLicencesOf(db: Db, orgId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from tax_licence
    where org_id = ${orgId}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Ends every living licence of an organisation. */
export function endLicencesOf(tx: Db, orgId: string, reason: string, at: Date) {
  return endLicences(tx, { where: sql`l.org_id = ${orgId}`, reason, at })
}

/** Ends every living licence of a company; what was over with its case before stays as it was. */
export function endLicencesOfCompany(tx: Db, companyId: string, reason: string, at: Date) {
  const where = sql`l.company_id = ${companyId}
    and exists (select from product_application a where a.id = l.application_id and ${LIVING_CASE})`
  return endLicences(tx, { where, reason, at })
}
