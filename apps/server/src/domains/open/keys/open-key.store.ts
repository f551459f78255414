import { type RawBuilder, sql } from 'kysely'
import type { UserSourceType } from '@lqr/contract/kernel/access.ts'
import type { OpenKey } from '@lqr/contract/open/key-calls.ts'
import type { OpenScope } from '@lqr/contract/kernel/open-scopes.ts'
import type { Db } from '../../../data/database.ts'

/** Whether the manager who answers for a key still is one of its institution. */
export const IS_ANSWERED_FOR = sql<boolean>`a.status = 'active' and a.org_id = k.org_id
  and exists (select from account_role r where r.account_id = a.id and r.role = 'financeManager')`

interface Reading {
  readonly orgId: string
  readonly accountId: string
  readonly now: Date
}

/** Keys of an institution, the newest first. */
async function readKeys(
  db: Db,
  { orgId, accountId, now }: Reading,
  where: RawBuilder<boolean>,
): Promise<OpenKey[]> {
  const { rows } = await sql<OpenKey>`select k.id, k.name, k.client_id "clientId", k.scopes,
      case when k.revoked_at is not null then 'revoked' when k.expires_at <= ${now.toISOString()} then 'expired'
        when ${IS_ANSWERED_FOR} then 'live' else 'orphaned' end state,
      a.display_name "responsibleName", a.id = ${accountId}::bigint "isMine", k.created_at "createdAt",
      k.expires_at "expiresAt", k.last_used_at "lastUsedAt", k.revoked_at "revokedAt"
    from open_key k join account a on a.id = k.account_id
    where k.org_id = ${orgId} and ${where} order by k.id desc`.execute(db)
  return rows
}

export function listKeys(db: Db, reading: Reading): Promise<OpenKey[]> {
  return readKeys(db, reading, sql`true`)
}

/** A key of the institution; undefined when it has none of that number. */
export async function findKey(db: Db, reading: Reading, id: string): Promise<OpenKey | undefined> {
  const [key] = await readKeys(db, reading, sql`k.id = ${id}`)
  return key
}

/** How many keys of an institution are neither revoked nor run out; holds the institution, so that two counts follow one another. */
export async function countLiveKeys(db: Db, { orgId, now }: Reading): Promise<number> {
  await sql`select id from organisation where id = ${orgId} for no key update`.execute(db)
  const { rows } = await sql<{ live: number }>`select count(*)::int live from open_key
    where org_id = ${orgId} and revoked_at is null and expires_at > ${now.toISOString()}`.execute(db)
  return rows[0]?.live ?? 0
}

export interface NewKey {
  readonly name: string
  readonly clientId: string
  readonly secretHash: Buffer
  readonly scopes: readonly OpenScope[]
  readonly expiresAt: Date
}

export async function insertKey(db: Db, { orgId, accountId, now }: Reading, key: NewKey): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into open_key
      (org_id, account_id, created_by, name, client_id, secret_hash, scopes, created_at, expires_at)
    values (${orgId}, ${accountId}, ${accountId}, ${key.name}, ${key.clientId}, ${key.secretHash}, ${key.scopes},
      ${now.toISOString()}, ${key.expiresAt.toISOString()}) returning id`.execute(db)
  return rows[0]?.id ?? ''
}

/** Ends a key with its tokens; false when it has ended before. */
export async function endKey(db: Db, id: string, accountId: string, now: Date): Promise<boolean> {
  const ended = await sql`update open_key set revoked_at = ${now.toISOString()}, revoked_by = ${accountId}
    where id = ${id} and revoked_at is null`.execute(db)
  await sql`delete from open_token where key_id = ${id}`.execute(db)
  return ended.numAffectedRows === 1n
}

/** Has another manager answer for a key; false when it has ended. */
export async function reassignKey(db: Db, id: string, accountId: string, now: Date): Promise<boolean> {
  const done = await sql`update open_key set account_id = ${accountId}
    where id = ${id} and revoked_at is null and expires_at > ${now.toISOString()}`.execute(db)
  return done.numAffectedRows === 1n
}

export interface Credential {
  readonly id: string
  readonly accountId: string
  readonly userSourceType: UserSourceType
  readonly secretHash: Buffer
  readonly scopes: readonly OpenScope[]
}

/** A key that may get tokens, by its public name. */
export async function findCredential(db: Db, clientId: string, now: Date): Promise<Credential | undefined> {
  const { rows } =
    await sql<Credential>`select k.id, k.account_id "accountId", a.user_source_type "userSourceType", k.secret_hash "secretHash", k.scopes
    from open_key k join account a on a.id = k.account_id
    where k.client_id = ${clientId} and k.revoked_at is null and k.expires_at > ${now.toISOString()}
      and ${IS_ANSWERED_FOR}`.execute(db)
  return rows[0]
}

export async function insertToken(
  db: Db,
  token: {
    hash: Buffer
    keyId: string
    scopes: readonly OpenScope[]
    now: Date
    expiresAt: Date
  },
): Promise<void> {
  await sql`insert into open_token (token_hash, key_id, scopes, created_at, expires_at)
    values (${token.hash}, ${token.keyId}, ${token.scopes}, ${token.now.toISOString()}, ${token.expiresAt.toISOString()})`.execute(
    db,
  )
}
