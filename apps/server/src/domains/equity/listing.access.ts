import { caseScope } from '../../cases/case-access.ts'
import { isSealedFor } from '../../cases/case-seal.ts'
import { findCase } from '../../cases/case.store.ts'
import type { FileReader } from '../files/index.ts'
import { stockApplicationKind } from './listing-kind.ts'
import { LISTINGS, type ListingRecord } from './listing-record.ts'

/** Whether the actor may read the documents of an application: its enterprise, and the exchange it went to. */
export const canReadListingFile: FileReader = async (db, actor, id) => {
  const scope = await caseScope(db, actor, stockApplicationKind)
  const row = await findCase<ListingRecord>(db, LISTINGS, id, scope)
  return row !== undefined && !isSealedFor(row, actor)
}
