import type { AuditAction, AuditEntity } from '@lqr/contract/all-audit-words.ts'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../data/database.ts'
import { askedByName } from '../data/prepared.ts'
import { countPublicChanges } from '../publishing/public-change.store.ts'
import type { Actor } from './actor.ts'

/** One row of the audit log: a state change, login, export or credit read. */
export interface AuditEntry {
  readonly action: AuditAction
  readonly entity: AuditEntity
  readonly entityId?: string | null
  /** Never a sensitive value: ids, states, amounts. */
  readonly detail?: Record<string, unknown>
}

export interface AuditOrigin {
  readonly actor: Pick<Actor, 'accountId' | 'userSourceType'> | undefined
  readonly requestId: string | null
  readonly ip: string | null
}

const insertOf = ({ actor, requestId, ip }: AuditOrigin, entry: AuditEntry) =>
  sql<pg.QueryResultRow>`insert into audit_log (actor_account_id, actor_kind, action, entity, entity_id, detail, request_id, ip)
      values (${actor?.accountId ?? null}, ${actor?.userSourceType ?? 'anonymous'}, ${entry.action},
        ${entry.entity}, ${entry.entityId ?? null}, ${JSON.stringify(entry.detail ?? {})}, ${requestId},
        ${ip})`

/** Appends rows in the caller's transaction, whose changes of public objects count; a sealer puts them under a root within seconds of its commit. */
export async function appendAudit(
  db: Db,
  origin: AuditOrigin,
  entries: readonly AuditEntry[],
): Promise<void> {
  for (const entry of entries) await insertOf(origin, entry).execute(db)
  await countPublicChanges(
    db,
    entries.map(({ entity }) => entity),
  )
}

/** Appends what a reading call tells: one row is a transaction of its own. */
export async function appendRead(
  db: Db,
  pool: pg.Pool,
  origin: AuditOrigin,
  entries: readonly AuditEntry[],
): Promise<void> {
  const [only, ...more] = entries
  if (!only) return
  if (more.length === 0) await askedByName('audit-entry', insertOf(origin, only), db, pool)
  else await db.transaction().execute((tx) => appendAudit(tx, origin, entries))
}
