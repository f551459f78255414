import type { AuditAction, AuditEntity } from '@lqr/contract/all-audit-words.ts'
import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../data/database.ts'
import { askedTogether } from '../data/asked-together.ts'
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

/** An entry as fields of JSON, for a statement over many requests; `AUDITED` names and types them. */
export const auditFields = ({ actor, requestId, ip }: AuditOrigin, entry: AuditEntry) => ({
  auditActorId: actor?.accountId ?? null,
  auditActorKind: actor?.userSourceType ?? 'anonymous',
  auditAction: entry.action,
  auditEntity: entry.entity,
  auditEntityId: entry.entityId ?? null,
  auditDetail: entry.detail ?? {},
  auditRequestId: requestId,
  auditIp: ip,
})

export const AUDIT_FIELDS = sql`"auditActorId", "auditActorKind", "auditAction", "auditEntity", "auditEntityId", "auditDetail",
  "auditRequestId", "auditIp"`

export const AUDITED = sql`"auditActorId" bigint, "auditActorKind" text, "auditAction" text, "auditEntity" text,
  "auditEntityId" text, "auditDetail" jsonb, "auditRequestId" text, "auditIp" inet`

/**
 * Entries as part of a statement that writes what they tell of, so that both stand or neither: one for each row of `from`, which has the
 * fields of `AUDITED`; `added` (JSON) goes into its detail.
 */
export const auditFrom = (from: RawBuilder<unknown>, added: RawBuilder<unknown>) =>
  sql<never>`insert into audit_log ${COLUMNS}
    select "auditActorId", "auditActorKind", "auditAction", "auditEntity", "auditEntityId", "auditDetail" || ${added},
      "auditRequestId", "auditIp" from ${from}`

const appended = (entries: RawBuilder<unknown>) => auditFrom(entries, sql`'{}'::jsonb`)

const insertAll = (origin: AuditOrigin, entries: readonly AuditEntry[]) => {
  const rows = JSON.stringify(entries.map((entry) => auditFields(origin, entry)))
  return appended(sql`json_to_recordset(${rows}::json) k(${AUDITED})`)
}

/** Appends rows in the caller's transaction, whose changes of public objects count; a sealer puts them under a root within seconds of its commit. */
export async function appendAudit(
  db: Db,
  origin: AuditOrigin,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length > 0) await insertAll(origin, entries).execute(db)
  await countPublicChanges(
    db,
    entries.map(({ entity }) => entity),
  )
}

const appendOne = askedTogether('audit-entry', (asked) => appended(sql`${asked} k(place int, ${AUDITED})`))

/** Appends what a reading call tells: all of it or nothing. */
export async function appendRead(
  db: Db,
  pool: pg.Pool,
  origin: AuditOrigin,
  entries: readonly AuditEntry[],
): Promise<void> {
  const [only, ...more] = entries
  if (!only) return
  if (more.length === 0) await appendOne(auditFields(origin, only), pool)
  else await insertAll(origin, entries).execute(db)
}
