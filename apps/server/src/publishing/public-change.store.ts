import type { AuditEntity } from '@lqr/contract/all-audit-words.ts'
import { PUBLICATION_NOUNS, type PublicationKind } from '@lqr/contract/kernel/publishing/publication-kinds.ts'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../data/database.ts'
import { prepared } from '../data/prepared.ts'

/**
 * The objects that pages for everybody show and that are published or kept by hand. What enterprises file is not among them: it
 * comes every second, and pages that list it are renewed by their age.
 */
const PUBLIC_ENTITIES: ReadonlySet<AuditEntity> = new Set([
  ...(Object.keys(PUBLICATION_NOUNS) as PublicationKind[]),
  'organisation',
  'product',
  'site',
])

/** Whether a change of one of these objects is one of what pages for everybody show. */
export const isPublicChange = (changed: Iterable<AuditEntity>): boolean =>
  [...changed].some((entity) => PUBLIC_ENTITIES.has(entity))

/**
 * Counts the changes of what is public among these objects, in the transaction that changes them. Two transactions that change
 * the same kind of object wait here for each other, so this belongs at their end.
 */
export async function countPublicChanges(tx: Db, changed: Iterable<AuditEntity>): Promise<void> {
  const entities = [...new Set(changed)].filter((entity) => PUBLIC_ENTITIES.has(entity)).sort()
  if (entities.length === 0) return
  await sql`insert into public_change (entity, changes) select unnest(${entities}::text[]), 1
    on conflict (entity) do update set changes = public_change.changes + 1`.execute(tx)
}

/** How many changes there were, by kind of object. */
export type PublicChanges = ReadonlyMap<string, number>

const COUNT = prepared<{ entity: string; changes: number }>(
  'public-changes',
  'select entity, changes::float8 changes from public_change',
)

/** The changes of what is public that have been committed so far. */
export async function publicChanges(pool: pg.Pool): Promise<PublicChanges> {
  const rows = await COUNT(pool, [])
  return new Map(rows.map(({ entity, changes }) => [entity, changes]))
}
