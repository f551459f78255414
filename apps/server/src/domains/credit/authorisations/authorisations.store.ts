import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod'
import type { authorisation } from '@lqr/contract/credit/authorisation.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import type { AuthorisationPurpose, CreditAccessKind } from '@lqr/contract/credit/authorisation-letter.ts'
import type { AuthorisedScope } from '@lqr/contract/credit/scopes.ts'
import { ACCESS_STATES, type AuthorisationStatus, LIVING_STATES } from '@lqr/contract/credit/states.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import type { Db } from '../../../data/database.ts'
import type { Cut } from '../../../data/paging.ts'

export interface NewAuthorisation {
  authNo: string
  grantorCompanyId: string
  grantorAccountId: string
  granteeOrgId: string
  purposeCode: AuthorisationPurpose
  bizNo: string
  dataScope: AuthorisedScope[]
  corporateName: string
  orgName: string
  validFrom: string
  validTo: string
  agreementVersion: string
  evidenceHash: string
}

/** The next serial of an authorisation, never given twice. */
export async function nextAuthorisationSerial(db: Db): Promise<string> {
  const { rows } = await sql<{ serial: string }>`select nextval('authorisation_no')::text serial`.execute(db)
  return rows[0]?.serial ?? ''
}

/** Writes an authorisation that is valid at once; answers its id. */
export async function insertAuthorisation(db: Db, given: NewAuthorisation): Promise<string> {
  const { id } = await db
    .insertInto('credit_authorisation')
    .values({
      auth_no: given.authNo,
      grantor_company_id: given.grantorCompanyId,
      grantor_account_id: given.grantorAccountId,
      grantee_org_id: given.granteeOrgId,
      purpose_code: given.purposeCode,
      biz_no: given.bizNo,
      data_scope: given.dataScope,
      valid_from: given.validFrom,
      valid_to: given.validTo,
      agreement_version: given.agreementVersion,
      evidence_hash: given.evidenceHash,
      corporate_name: given.corporateName,
      credit_code: sql<string>`(select e.credit_code from enterprise e where e.id = ${given.grantorCompanyId})`,
      org_name: given.orgName,
      status: 'AUTHORIZED',
      created_at: given.validFrom,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ends a live authorisation, guarded by its state; false when it was not live any more. */
export async function endAuthorisation(
  db: Db,
  end: { id: string; reason: string | null; at: Date },
): Promise<boolean> {
  const at = end.at.toISOString()
  const changed = await sql`update credit_authorisation set status = 'REVOKED', revoked_at = ${at},
      revoke_reason = ${end.reason}, version = version + 1
    where id = ${end.id} and status in (${codeLiterals(LIVING_STATES)}) and valid_to > ${at}`.execute(db)
  return changed.numAffectedRows === 1n
}

/** Records a look under an authorisation, at most one per account, kind and clock hour; true when it is a new one. */
export async function insertAccess(
  db: Db,
  look: { authorisationId: string; accountId: string; what: CreditAccessKind; at: Date },
): Promise<boolean> {
  const { rows } = await sql`with look as (
      insert into credit_access (authorisation_id, company_id, account_id, org_id, what, at)
      select c.id, c.grantor_company_id, a.id, a.org_id, ${look.what}, ${look.at.toISOString()}
      from credit_authorisation c join account a on a.id = ${look.accountId} where c.id = ${look.authorisationId}
      on conflict do nothing returning authorisation_id)
    update credit_authorisation c set status = 'USED' from look
    where c.id = look.authorisation_id and c.status in (${codeLiterals(ACCESS_STATES)}) returning c.id`.execute(
    db,
  )
  return rows.length === 1
}

export type AuthorisationRow = Omit<z.output<typeof authorisation>, 'can' | 'purposeName'> & {
  grantorCompanyId: string
}

const ACCESS_SHOWN = 50

const COLUMNS = sql`c.id, c.auth_no "authNo", c.grantor_company_id "grantorCompanyId", c.grantee_org_id "granteeOrgId",
  organisation_label(o.name, o.merged_into_id) "granteeOrgName",
  case when c.successor_org_id is not null then (select json_build_object('orgId', s.id::text, 'name', s.name,
    'phone', s.phone, 'address', s.address, 'since', c.succeeded_at) from organisation s
    where s.id = organisation_successor(c.successor_org_id)) end successor, c.purpose_code "purposeCode", c.biz_no "bizNo", c.data_scope "dataScope",
  c.valid_from "validFrom", c.valid_to "validTo", c.agreement_version "agreementVersion",
  c.evidence_hash "evidenceHash", c.status, c.revoked_at "revokedAt",
  case when c.requested_by_account_id is not null then (select json_build_object('askedBy', a.display_name,
    'askedAt', c.created_at, 'reason', c.request_reason, 'termDays', c.term_days, 'rejectReason', c.reject_reason)
    from account a where a.id = c.requested_by_account_id) end request,
  coalesce((select json_agg(json_build_object('at', look.at, 'who', look.who, 'what', look.what) order by look.id desc)
    from (select l.id, l.at, l.what, concat_ws(' ', own.short_name, a.display_name) who
      from credit_access l join account a on a.id = l.account_id left join organisation own on own.id = l.org_id
      where l.authorisation_id = c.id order by l.id desc limit ${sql.lit(ACCESS_SHOWN)}) look), '[]') "accessLog"`

/** One page of what an enterprise has authorised, the newest first, with the newest looks of each. */
export async function listGivenAuthorisations(
  db: Db,
  { companyId, status, now }: { companyId: string; status: AuthorisationStatus | undefined; now: Date },
  page: Cut,
): Promise<{ rows: AuthorisationRow[]; total: number }> {
  const wanted = sql`c.grantor_company_id = ${companyId} and ${isShownAs(status, now)}`
  const { rows } = await sql<AuthorisationRow>`select ${COLUMNS} from credit_authorisation c
    join organisation o on o.id = c.grantee_org_id where ${wanted}
    order by c.id desc limit ${page.limit} offset ${page.offset}`.execute(db)
  const counted = await sql<{
    total: number
  }>`select count(*)::int total from (select 1 from credit_authorisation c
    where ${wanted} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** The rows `c` that people see in this state: a living one past its last moment is expired. */
export function isShownAs(status: AuthorisationStatus | undefined, now: Date): RawBuilder<unknown> {
  const lapsed = sql`(c.status in (${codeLiterals(LIVING_STATES)}) and c.valid_to <= ${now.toISOString()})`
  if (status === undefined) return sql`true`
  return status === 'EXPIRED'
    ? sql`(c.status = 'EXPIRED' or ${lapsed})`
    : sql`(c.status = ${status} and not ${lapsed})`
}

/** The rows `c` that open something now, as `isLive` says of one. */
export function opensNow(now: Date): RawBuilder<unknown> {
  const at = now.toISOString()
  return sql`(c.status in (${codeLiterals(ACCESS_STATES)}) and c.valid_from <= ${at} and c.valid_to > ${at})`
}

/** An authorisation by its id, with its looks; undefined when there is none. */
export async function findAuthorisation(db: Db, id: string): Promise<AuthorisationRow | undefined> {
  const { rows } = await sql<AuthorisationRow>`select ${COLUMNS} from credit_authorisation c
    join organisation o on o.id = c.grantee_org_id where c.id = ${id}`.execute(db)
  return rows[0]
}
