import { findCase } from '../../cases/case.store.ts'
import type { Db } from '../../data/database.ts'
import { listLinkedFiles } from '../files/index.ts'
import { APPLICATIONS, type ApplicationRecord } from './application-record.ts'
import { APPLICATION_FILES } from './application-files.ts'

/** An enterprise's loan with the papers it was applied for with. */
export interface OwnLoan extends ApplicationRecord {
  readonly files: readonly { fileId: string; purpose: string }[]
}

/** A loan of the enterprise that is paid out and not settled; undefined when there is none. */
export async function findOwnLoan(db: Db, companyId: string, id: string): Promise<OwnLoan | undefined> {
  const scope = { companyId, orgIds: [], areas: [] }
  const row = await findCase<ApplicationRecord>(db, APPLICATIONS, id, scope)
  if (row?.status !== 'DISBURSED') return undefined
  return { ...row, files: await listLinkedFiles(db, { entity: APPLICATION_FILES, entityId: id }) }
}
