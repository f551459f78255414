import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'

/** A named document of the enterprise, with the day it was handed in. */
export interface GivenRow {
  readonly document: string
  readonly fileId: string
  readonly name: string
  readonly size: number
  readonly mime: string
  readonly givenAt: string
}

/** As many as one looks through. */
const DOCUMENTS_READ = 300

/** The documents that the enterprise put into a named place of any case, the newest first; codes of cases name no document. */
export async function listGivenDocuments(db: Db, companyId: string): Promise<GivenRow[]> {
  const { rows } = await sql<GivenRow>`select l.purpose document, f.id "fileId", f.name, f.size, f.mime,
      l.created_at "givenAt"
    from file f join file_link l on l.file_id = f.id
    where f.owner_company_id = ${companyId} and f.deleted_at is null and f.scan_state = 'clean'
      and l.purpose !~ '^[A-Za-z_-]+$'
    order by l.created_at desc, f.id limit ${sql.lit(DOCUMENTS_READ)}`.execute(db)
  return rows
}

/** One file of the enterprise, where it is still there. */
export async function findOwnFile(db: Db, companyId: string, fileId: string) {
  return db
    .selectFrom('file')
    .select(['id as fileId', 'name', 'size', 'mime'])
    .where('id', '=', fileId)
    .where('owner_company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('scan_state', '=', 'clean')
    .executeTakeFirst()
}
