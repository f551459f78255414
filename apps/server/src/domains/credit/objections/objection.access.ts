import { caseScope } from '../../../cases/case-access.ts'
import { isSealedFor } from '../../../cases/case-seal.ts'
import { findCase } from '../../../cases/case.store.ts'
import type { FileReader } from '../../files/index.ts'
import { objectionKind } from './objection-kind.ts'
import type { ObjectionRecord } from './objection.store.ts'

/** Files of an objection: for its enterprise and the operators, and no institution that reads the item. */
export const canReadObjectionFile: FileReader = async (db, actor, objectionId) => {
  const scope = await caseScope(db, actor, objectionKind)
  const row = await findCase<ObjectionRecord>(db, objectionKind, objectionId, scope)
  return row !== undefined && !isSealedFor(row, scope)
}
