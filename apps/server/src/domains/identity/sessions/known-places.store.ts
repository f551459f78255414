import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import type { RequestFacts } from '../../../http/bind-call.ts'
import { callerNetwork } from '../../../http/caller-address.rules.ts'
import { DEVICE_DAYS } from '../../../http/device-cookie.ts'
import { tokenHash } from '../../../http/session-actor.ts'

/** Where a sign-in comes from, as its failures are counted. */
export interface Place {
  /** The device where the account signed in on it before, else the network. */
  readonly address: string
  /** Somebody signed in to the account from this device or network within the last 90 days. */
  readonly isKnown: boolean
}

const DAY_MS = 86_400_000

/** A place that somebody who is signed in, or who gave the password, is at. */
export function networkPlace(ip: string): Place {
  return { address: callerNetwork(ip), isKnown: true }
}

async function knowsDevice(db: Db, accountId: string, hash: Buffer, since: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_device')
    .select('account_id')
    .where('token_hash', '=', hash)
    .where('account_id', '=', accountId)
    .where('last_seen_at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

async function knowsNetwork(db: Db, accountId: string, network: string, since: string): Promise<boolean> {
  const rows = await db
    .selectFrom('login_log')
    .select(sql<string>`host(ip)`.as('ip'))
    .distinct()
    .where('account_id', '=', accountId)
    .where('succeeded', '=', true)
    .where('at', '>', since)
    .where('ip', 'is not', null)
    .execute()
  return rows.some(({ ip }) => callerNetwork(ip) === network)
}

/** The place of a sign-in to the account; a name nobody has asks the same of the database and is at home nowhere. */
export async function findPlace(
  db: Db,
  accountId: string | undefined,
  { ip, device }: RequestFacts,
  now: Date,
): Promise<Place> {
  const id = accountId ?? '0'
  const since = new Date(now.getTime() - DEVICE_DAYS * DAY_MS).toISOString()
  const hash = tokenHash(device ?? '')
  if (await knowsDevice(db, id, hash, since)) {
    return { address: `device:${hash.toString('hex')}`, isKnown: true }
  }
  const network = callerNetwork(ip)
  return { address: network, isKnown: await knowsNetwork(db, id, network, since) }
}

/** Remembers that the account signed in on this device; answers what the device keeps, the same for all its accounts. */
export async function rememberDevice(
  tx: Db,
  accountId: string,
  device: string | undefined,
  now: Date,
): Promise<string> {
  const token = device ?? randomBytes(32).toString('base64url')
  await tx
    .insertInto('known_device')
    .values({ token_hash: tokenHash(token), account_id: accountId, last_seen_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'account_id']).doUpdateSet({ last_seen_at: now.toISOString() }),
    )
    .execute()
  return token
}
