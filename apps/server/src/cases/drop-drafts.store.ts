import { sql } from 'kysely'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import type { Db } from '../data/database.ts'
import { deleteLinks } from '../domains/files/index.ts'
import type { CaseKind } from './case-kind.ts'
import { syncTasks } from './case-task.store.ts'

/** Takes away what an enterprise began and never handed in: nobody else has seen it. Its documents are free again. */
export async function dropDrafts(db: Db, kind: CaseKind, companyId: string): Promise<void> {
  const { declaration, table, documents = [] } = kind
  const drafts = statesIn(declaration, 'draft')
  if (drafts.length === 0) return
  const { rows } = await sql<{ id: string }>`delete from ${sql.table(table)}
    where company_id = ${companyId} and status = any(${drafts}::text[]) returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  for (const entity of documents) for (const entityId of ids) await deleteLinks(db, { entity, entityId })
  await syncTasks(db, kind, ids)
}
