import type { AuditAction, AuditEntity } from '@lqr/contract/all-audit-words.ts'
import { type RawBuilder, sql } from 'kysely'
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

const COLUMNS = sql`(actor_account_id, actor_kind, action, entity, entity_id, detail, request_id, ip)`

const headOf = ({ actor }: AuditOrigin, { action, entity, entityId = null }: AuditEntry) =>
  sql`${actor?.accountId ?? null}::bigint, ${actor?.userSourceType ?? 'anonymous'}, ${action}, ${entity}, ${entityId}`

const insertOf = (origin: AuditOrigin, entry: AuditEntry) =>
  sql<pg.QueryResultRow>`insert into audit_log ${COLUMNS}
    values (${headOf(origin, entry)}, ${JSON.stringify(entry.detail ?? {})}, ${origin.requestId}, ${origin.ip})`

/**
 * An entry as part of a statement that writes what it tells of, so that both stand or neither: one row for each row of `from`, whose
 * `added` (JSON) goes into its detail.
 */
export const auditFrom = (
  origin: AuditOrigin,
  entry: AuditEntry,
  { from, added }: { readonly from: RawBuilder<unknown>; readonly added: RawBuilder<unknown> },
) => sql`insert into audit_log ${COLUMNS}
    select ${headOf(origin, entry)}, ${JSON.stringify(entry.detail ?? {})}::jsonb || ${added}, ${origin.requestId},
      ${origin.ip}::inet from ${from}`

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
