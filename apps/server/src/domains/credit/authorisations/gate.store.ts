import { sql } from 'kysely'
import type pg from 'pg'
import type { CreditAccessKind } from '@lqr/contract/credit/authorisation-letter.ts'
import { ACCESS_STATES } from '@lqr/contract/credit/states.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import { askedTogether } from '../../../data/asked-together.ts'
import type { Db } from '../../../data/database.ts'
import {
  AUDIT_FIELDS,
  AUDITED,
  type AuditEntry,
  auditFields,
  auditFrom,
  type AuditOrigin,
} from '../../../http/audit.store.ts'
import type { Actor } from '../../../http/actor.ts'
import type { HeldAuthorisation } from './gate.rules.ts'

/** Older ones than these say nothing about today. */
const HELD_READ = 200

const heldTogether = askedTogether<{ companyId: string; orgId: string }, HeldAuthorisation>(
  'credit-held',
  (
    asked,
  ) => sql`select k.place, h.id, h."authNo", h."bizNo", h."dataScope", h."validFrom", h."validTo", h.status,
      h."purposeCode", h."agreementVersion", h."holderOrgId"
    from ${asked} k(place int, "companyId" bigint, "orgId" bigint)
    cross join lateral (select c.id, c.auth_no "authNo", c.biz_no "bizNo", c.data_scope "dataScope", c.valid_from "validFrom",
        c.valid_to "validTo", c.status, c.purpose_code "purposeCode", c.agreement_version "agreementVersion",
        coalesce(c.successor_org_id, c.grantee_org_id)::text "holderOrgId"
      from credit_authorisation c
      where c.grantor_company_id = k."companyId"
        and coalesce(c.successor_org_id, c.grantee_org_id) = any(array(select organisation_subtree(k."orgId")))
      order by c.id desc limit ${sql.lit(HELD_READ)}) h
    order by k.place, h.id desc`,
)

/** What a company has authorised an institution, or a part of it, to see; the newest first. */
export function listHeldBy(
  db: Db,
  companyId: string,
  orgId: string,
  pool?: pg.Pool,
): Promise<HeldAuthorisation[]> {
  return heldTogether({ companyId, orgId }, pool ?? db)
}

/** Whose request it is that something goes out to. */
export interface DeliveryOrigin extends AuditOrigin {
  readonly actor: Actor
}

export interface Delivery {
  readonly authorisationId: string
  readonly what: CreditAccessKind
  readonly topics: readonly string[]
  readonly items: number | null
  readonly digestSuite: string
  readonly digest: string
  readonly at: Date
}

// A reading makes an authorisation used. The rows are locked in the order of their ids, so readings on several instances wait for each other
// in one direction.
const deliveredTogether = askedTogether<object, { id: string }>(
  'credit-delivery',
  (asked) => sql`with held as (
      select c.id, c.grantor_company_id, c.valid_from, c.valid_to from credit_authorisation c
      where c.id in (select k."authorisationId" from ${asked} k("authorisationId" bigint)) and c.status in (${codeLiterals(ACCESS_STATES)})
      order by c.id for no key update),
    open as materialized (
      select k.place, h.id, h.grantor_company_id, nextval(pg_get_serial_sequence('credit_access', 'id')) receipt,
        k."accountId", k."orgId", k.what, k.topics, k.items, k."digestSuite", k.digest, k.at, ${AUDIT_FIELDS}
      from ${asked} k(place int, "authorisationId" bigint, "accountId" bigint, "orgId" bigint, what text, topics text[], items int,
          "digestSuite" text, digest text, at timestamptz, ${AUDITED})
        join held h on h.id = k."authorisationId" and h.valid_from <= k.at and h.valid_to > k.at),
    used as (
      update credit_authorisation c set status = 'USED'
      where c.id in (select o.id from open o) and c.status = 'AUTHORIZED'),
    made as (
      insert into credit_access (id, authorisation_id, company_id, account_id, org_id, what, topics, items, digest_suite, digest, at)
        overriding system value
      select o.receipt, o.id, o.grantor_company_id, o."accountId", o."orgId", o.what, o.topics, o.items, o."digestSuite", o.digest, o.at from open o),
    told as (${auditFrom(sql`open`, sql`jsonb_build_object('receiptNo', receipt::text)`)})
    select place, receipt id from open`,
)

/**
 * Writes the row of a delivery, its entry of the audit log and that the authorisation has been used: all of it or nothing. It asks the
 * authorisation once more, in the statement that writes: undefined when it was revoked or lapsed since it was read, and then nothing may
 * go out. Answers the receipt's number.
 */
export async function insertDelivery(
  db: Db,
  { at, ...delivery }: Delivery,
  { origin, entry }: { readonly origin: DeliveryOrigin; readonly entry: AuditEntry },
  pool?: pg.Pool,
): Promise<string | undefined> {
  const { accountId, orgId } = origin.actor
  const row = { ...delivery, at: at.toISOString(), accountId, orgId, ...auditFields(origin, entry) }
  return (await deliveredTogether(row, pool ?? db))[0]?.id
}
