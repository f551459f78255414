import { sql } from 'kysely'
import type { OrganisationStatus } from '@lqr/contract/organisations/succession.ts'
import type { Db } from '../../../data/database.ts'
import { IS_ANSWERED_FOR } from './open-key.store.ts'

interface NoticedKey {
  readonly orgId: string
  readonly name: string
}

/**
 * Marks keys that run out within so many days as told, but for those that were made for no longer; answers them with their last moment.
 * One of an institution that has ended opens nothing already.
 */
export async function noteEndingKeys(
  tx: Db,
  at: Date,
  days: number,
): Promise<(NoticedKey & { readonly expiresAt: string })[]> {
  const { rows } = await sql<NoticedKey & { expiresAt: string }>`update open_key set told_days = ${days}
    where revoked_at is null and expires_at > ${at.toISOString()}
      and expires_at - make_interval(days => ${days}) between created_at and ${at.toISOString()}
      and (told_days is null or told_days > ${days})
      and exists (select from organisation o where o.id = open_key.org_id and o.status = 'active')
    returning org_id::text "orgId", name, expires_at "expiresAt"`.execute(tx)
  return rows
}

export interface OrphanedKey extends NoticedKey {
  readonly orgName: string
  readonly orgStatus: OrganisationStatus
  /** Whether its institution has a manager who can take it over. */
  readonly isStaffed: boolean
}

/** Marks keys that nobody answers for as told, and forgets that of those somebody answers for again; answers the first ones. */
export async function noteOrphanedKeys(tx: Db, at: Date): Promise<OrphanedKey[]> {
  const { rows } = await sql<OrphanedKey & { isOrphaned: boolean }>`update open_key k
    set orphan_told_at = case when k.orphan_told_at is null then ${at.toISOString()}::timestamptz end
    from account a, organisation o
    where a.id = k.account_id and o.id = k.org_id and k.revoked_at is null and k.expires_at > ${at.toISOString()}
      and (k.orphan_told_at is not null) = (${IS_ANSWERED_FOR})
    returning k.org_id::text "orgId", k.name, k.orphan_told_at is not null "isOrphaned", o.name "orgName",
      o.status "orgStatus", exists (select from account m join account_role r on r.account_id = m.id
        where m.org_id = k.org_id and m.status = 'active' and r.role = 'financeManager') "isStaffed"`.execute(
    tx,
  )
  return rows.filter(({ isOrphaned }) => isOrphaned)
}
