import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import type { CreditAccessKind } from '@lqr/contract/credit/authorisation-letter.ts'
import { ACCESS_STATES } from '@lqr/contract/credit/states.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import type { Db } from '../../../data/database.ts'
import { askedByName } from '../../../data/prepared.ts'
import { type AuditEntry, auditFrom, type AuditOrigin } from '../../../http/audit.store.ts'
import type { Actor } from '../../../http/actor.ts'
import type { HeldAuthorisation } from './gate.rules.ts'

/** Older ones than these say nothing about today. */
const HELD_READ = 200

const heldOf = (
  companyId: string,
  orgIds: RawBuilder<unknown>,
) => sql<HeldAuthorisation>`select c.id, c.auth_no "authNo", c.biz_no "bizNo",
      c.data_scope "dataScope", c.valid_from "validFrom", c.valid_to "validTo", c.status
    from credit_authorisation c
    where c.grantor_company_id = ${companyId} and coalesce(c.successor_org_id, c.grantee_org_id) = any(${orgIds})
    order by c.id desc limit ${sql.lit(HELD_READ)}`

/** What a company has authorised an institution, or one of these parts of it, to see; the newest first. */
export async function listHeldOf(
  db: Db,
  companyId: string,
  orgIds: readonly string[],
): Promise<HeldAuthorisation[]> {
  return (await heldOf(companyId, sql`${orgIds}`).execute(db)).rows
}

/** The same of an institution with everything below it. */
export function listHeldBy(
  db: Db,
  companyId: string,
  orgId: string,
  pool?: pg.Pool,
): Promise<HeldAuthorisation[]> {
  const below = sql`array(select organisation_subtree(${orgId}::bigint))`
  return askedByName('credit-held', heldOf(companyId, below), db, pool)
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

/**
 * Writes the row of a delivery, its entry of the audit log and that the authorisation has been used: all of it or nothing. It asks the
 * authorisation once more, in the statement that writes: undefined when it was revoked or lapsed since it was read, and then nothing may
 * go out. Answers the receipt's number.
 */
export async function insertDelivery(
  db: Db,
  { authorisationId, what, topics, items, digestSuite, digest, at }: Delivery,
  told: { readonly origin: DeliveryOrigin; readonly entry: AuditEntry },
  pool?: pg.Pool,
): Promise<string | undefined> {
  const moment = at.toISOString()
  const { accountId } = told.origin.actor
  const entry = auditFrom(told.origin, told.entry, {
    from: sql`made`,
    added: sql`jsonb_build_object('receiptNo', made.id::text)`,
  })
  const query = sql<{ id: string }>`with open as (
      select c.id, c.grantor_company_id from credit_authorisation c
      where c.id = ${authorisationId} and c.status in (${codeLiterals(ACCESS_STATES)})
        and c.valid_from <= ${moment} and c.valid_to > ${moment} for share),
    used as (
      update credit_authorisation c set status = 'USED' from open where c.id = open.id and c.status = 'AUTHORIZED'),
    made as (
      insert into credit_access (authorisation_id, company_id, account_id, what, topics, items, digest_suite, digest, at)
      select open.id, open.grantor_company_id, ${accountId}, ${what}, ${topics}, ${items}, ${digestSuite}, ${digest}, ${moment}
      from open returning id),
    told as (${entry})
    select id from made`
  return (await askedByName('credit-delivery', query, db, pool))[0]?.id
}
