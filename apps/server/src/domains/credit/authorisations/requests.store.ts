import { sql } from 'kysely'
import type { CaseKindCode } from '@lqr/contract/all-cases.ts'
import type { AuthorisationPurpose } from '@lqr/contract/credit/authorisation-letter.ts'
import type { heldAuthorisation } from '@lqr/contract/credit/authorisation-request-calls.ts'
import type { AuthorisedScope } from '@lqr/contract/credit/scopes.ts'
import type { AuthorisationStatus } from '@lqr/contract/credit/states.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import type * as z from 'zod'
import type { Db } from '../../../data/database.ts'
import type { Cut } from '../../../data/paging.ts'
import type { AuthorisationLetterOf } from './authorisation.rules.ts'
import { isShownAs, opensNow } from './authorisations.store.ts'

export interface CaseOfInstitution {
  readonly kind: CaseKindCode
  readonly status: string
  readonly companyId: string
  readonly corporateName: string
  readonly creditCode: string | null
  readonly orgId: string
  readonly orgName: string
}

/** The case with this number that one of these parts of an institution has, which does not end before the transaction does. */
export async function findCaseOf(
  db: Db,
  number: string,
  orgIds: readonly string[],
): Promise<CaseOfInstitution | undefined> {
  const { rows } = await sql<CaseOfInstitution>`select t.kind, t.status, t.company_id "companyId",
      coalesce(e.corporate_name, '') "corporateName", e.credit_code "creditCode", t.org_id "orgId", o.name "orgName"
    from case_task t join enterprise e on e.id = t.company_id join organisation o on o.id = t.org_id
    where t.number = ${number} and t.org_id = any(${orgIds}) order by t.kind, t.case_id limit 1
    for share of t`.execute(db)
  return rows[0]
}

export interface GrantedQuery {
  readonly companyId: string
  readonly orgIds: readonly string[]
  readonly bizNo: string
  readonly purposeCode: AuthorisationPurpose
  readonly now: Date
  /** Those alone that last longer. */
  readonly until: Date
}

export interface GrantedScope extends AuthorisationLetterOf {
  readonly dataScope: AuthorisedScope[]
}

/** The scopes that an enterprise has given to these parts of an institution within a case, for a purpose, each with its letter. */
export async function listGrantedScopes(
  db: Db,
  { companyId, orgIds, bizNo, purposeCode, now, until }: GrantedQuery,
): Promise<GrantedScope[]> {
  const { rows } =
    await sql<GrantedScope>`select c.data_scope "dataScope", c.purpose_code "purposeCode", c.agreement_version "agreementVersion",
      coalesce(c.successor_org_id, c.grantee_org_id)::text "holderOrgId"
    from credit_authorisation c
    where c.grantor_company_id = ${companyId} and coalesce(c.successor_org_id, c.grantee_org_id) = any(${orgIds})
      and c.biz_no = ${bizNo} and c.purpose_code = ${purposeCode} and ${opensNow(now)}
      and c.valid_to > ${until.toISOString()}`.execute(db)
  return rows
}

export interface NewRequest {
  readonly authNo: string
  readonly of: CaseOfInstitution
  readonly bizNo: string
  readonly purposeCode: AuthorisationPurpose
  readonly dataScope: AuthorisedScope[]
  readonly termDays: number
  readonly reason: string
  readonly agreementVersion: string
  readonly askedBy: string
  readonly at: Date
  readonly lapsesAt: Date
}

/** Writes what an institution asks for; undefined when it has asked within this case already and waits. Answers its id. */
export async function insertRequest(db: Db, asked: NewRequest): Promise<string | undefined> {
  const row = await db
    .insertInto('credit_authorisation')
    .values({
      auth_no: asked.authNo,
      grantor_company_id: asked.of.companyId,
      grantee_org_id: asked.of.orgId,
      corporate_name: asked.of.corporateName,
      credit_code: asked.of.creditCode,
      org_name: asked.of.orgName,
      purpose_code: asked.purposeCode,
      biz_no: asked.bizNo,
      data_scope: asked.dataScope,
      term_days: asked.termDays,
      request_reason: asked.reason,
      requested_by_account_id: asked.askedBy,
      agreement_version: asked.agreementVersion,
      valid_from: asked.at.toISOString(),
      valid_to: asked.lapsesAt.toISOString(),
      created_at: asked.at.toISOString(),
      status: 'REQUESTED',
    })
    .onConflict((conflict) =>
      conflict
        .columns(['grantor_company_id', 'grantee_org_id', 'biz_no'])
        .where('status', '=', 'REQUESTED')
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** A request that lapsed makes room for a new one. */
export async function expireRequests(db: Db, of: CaseOfInstitution, bizNo: string, now: Date): Promise<void> {
  await db
    .updateTable('credit_authorisation')
    .set({ status: 'EXPIRED' })
    .where('grantor_company_id', '=', of.companyId)
    .where('grantee_org_id', '=', of.orgId)
    .where('biz_no', '=', bizNo)
    .where('status', '=', 'REQUESTED')
    .where('valid_to', '<=', now.toISOString())
    .execute()
}

/** What the decision on a request needs of it. */
export interface AskedFor {
  readonly id: string
  readonly authNo: string
  readonly grantorCompanyId: string
  readonly granteeOrgId: string
  /** Who reads under it, after a merger the successor. */
  readonly holderOrgId: string
  readonly bizNo: string
  readonly purposeCode: AuthorisationPurpose
  readonly dataScope: AuthorisedScope[]
  readonly termDays: number
  /** Who grants, as the certification says it now: it may have changed since it was asked. */
  readonly corporateName: string
  readonly creditCode: string | null
  readonly orgName: string
  readonly askedBy: string
}

/** A request that waits for its enterprise, held until the transaction ends; undefined when it waits no more. */
export async function lockRequest(db: Db, id: string, now: Date): Promise<AskedFor | undefined> {
  const { rows } =
    await sql<AskedFor>`select c.id, c.auth_no "authNo", c.grantor_company_id "grantorCompanyId",
      c.grantee_org_id "granteeOrgId", coalesce(c.successor_org_id, c.grantee_org_id) "holderOrgId", c.biz_no "bizNo",
      c.purpose_code "purposeCode", c.data_scope "dataScope", c.term_days "termDays", coalesce(e.corporate_name, '') "corporateName",
      e.credit_code "creditCode", c.org_name "orgName", c.requested_by_account_id "askedBy"
    from credit_authorisation c join enterprise e on e.id = c.grantor_company_id
    where c.id = ${id} and c.status = 'REQUESTED' and c.valid_to > ${now.toISOString()}
    for update of c`.execute(db)
  return rows[0]
}

export interface GrantedRequest extends Pick<AskedFor, 'id' | 'corporateName' | 'creditCode'> {
  readonly accountId: string
  readonly dataScope: AuthorisedScope[]
  readonly agreementVersion: string
  readonly evidenceHash: string
  readonly validFrom: string
  readonly validTo: string
  readonly termDays: number
}

/** From the commit on the institution may read. */
export async function grantRequest(db: Db, given: GrantedRequest): Promise<void> {
  await db
    .updateTable('credit_authorisation')
    .set({
      status: 'AUTHORIZED',
      grantor_account_id: given.accountId,
      corporate_name: given.corporateName,
      credit_code: given.creditCode,
      data_scope: given.dataScope,
      agreement_version: given.agreementVersion,
      evidence_hash: given.evidenceHash,
      valid_from: given.validFrom,
      valid_to: given.validTo,
      term_days: given.termDays,
      decided_at: given.validFrom,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', given.id)
    .execute()
}

export async function rejectRequest(
  db: Db,
  { id, reason, at }: { id: string; reason: string | null; at: Date },
): Promise<void> {
  await db
    .updateTable('credit_authorisation')
    .set({
      status: 'REJECTED',
      reject_reason: reason,
      decided_at: at.toISOString(),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** One as it is read for its institution, with its letter. */
export type HeldRow = Omit<z.output<typeof heldAuthorisation>, 'can'> &
  AuthorisationLetterOf & { readonly evidenceHash: string | null }

export interface HeldQuery {
  readonly orgIds: readonly string[]
  readonly terms: readonly string[]
  readonly status?: AuthorisationStatus | undefined
  /** Those alone that open something now. */
  readonly openOnly?: boolean | undefined
  /** The case that they were given for. */
  readonly bizNo?: string | undefined
  readonly now: Date
}

const HELD = sql`c.id, c.auth_no "authNo", c.grantor_company_id "companyId", c.corporate_name "corporateName",
  c.purpose_code "purposeCode", c.biz_no "bizNo", c.data_scope "dataScope", c.valid_from "validFrom", c.valid_to "validTo",
  c.status, c.revoked_at "revokedAt", c.reject_reason "rejectReason", c.evidence_hash "evidenceHash",
  c.agreement_version "agreementVersion", coalesce(c.successor_org_id, c.grantee_org_id)::text "holderOrgId"`

/** One page of what an institution holds and has asked for, the newest first. */
export async function listHeld(
  db: Db,
  { orgIds, terms, status, openOnly, bizNo, now }: HeldQuery,
  page: Cut,
): Promise<{ rows: HeldRow[]; total: number }> {
  const parts = [
    sql`coalesce(c.successor_org_id, c.grantee_org_id) = any(${orgIds})`,
    isShownAs(status, now),
    ...(openOnly ? [opensNow(now)] : []),
    ...(bizNo === undefined ? [] : [sql`c.biz_no = ${bizNo}`]),
    ...terms.map(
      (term) => sql`(lower(c.corporate_name) like ${`%${term}%`} or lower(c.biz_no) like ${`%${term}%`}
      or lower(c.auth_no) like ${`%${term}%`})`,
    ),
  ]
  const wanted = sql.join(parts, sql` and `)
  const { rows } = await sql<HeldRow>`select ${HELD} from credit_authorisation c where ${wanted}
    order by c.id desc limit ${page.limit} offset ${page.offset}`.execute(db)
  const counted = await sql<{
    total: number
  }>`select count(*)::int total from (select 1 from credit_authorisation c
    where ${wanted} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** One authorisation as its institution sees it. */
export async function findHeld(db: Db, id: string): Promise<HeldRow | undefined> {
  const { rows } = await sql<HeldRow>`select ${HELD} from credit_authorisation c where c.id = ${id}`.execute(
    db,
  )
  return rows[0]
}
