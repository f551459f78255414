import { caseScope, scopeOfSide } from '../../cases/case-access.ts'
import { isSealedFor } from '../../cases/case-seal.ts'
import { findCase } from '../../cases/case.store.ts'
import type { FileReader } from '../files/index.ts'
import { needKind } from './need-kind.ts'
import { type NeedRecord, NEEDS } from './need.store.ts'
import { readsAsHolder } from './response.access.ts'

/** Whether the actor may read the documents of a need: its enterprise, the authority of its area, and who holds it. */
export const canReadNeedFile: FileReader = async (db, actor, needId, now) => {
  const scope = await caseScope(db, actor, needKind)
  for (const side of ['enterprise', 'authority'] as const) {
    const row = await findCase<NeedRecord>(db, NEEDS, needId, scopeOfSide(scope, side))
    if (row) return !isSealedFor(row, scope)
  }
  return readsAsHolder(db, actor, needId, now)
}
