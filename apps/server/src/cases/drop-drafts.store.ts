import { sql } from 'kysely'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import type { Db } from '../data/database.ts'
import type { CaseKind } from './case-kind.ts'
import { syncTasks } from './case-task.store.ts'

/** Lets go of the documents that are linked to an entity. */
export type ReleaseDocuments = (
  db: Db,
  link: { readonly entity: string; readonly entityId: string },
) => Promise<void>

/** Takes away what an enterprise began and never handed in: nobody else has seen it. Its documents are free again. */
export async function dropDrafts(
  db: Db,
  kind: CaseKind,
  companyId: string,
  release: ReleaseDocuments,
): Promise<void> {
  const { declaration, table, documents = [] } = kind
  const drafts = statesIn(declaration, 'draft')
  if (drafts.length === 0) return
  const { rows } = await sql<{ id: string }>`delete from ${sql.table(table)}
    where company_id = ${companyId} and status = any(${drafts}::text[]) returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  for (const entity of documents) for (const entityId of ids) await release(db, { entity, entityId })
  await syncTasks(db, kind, ids)
}
