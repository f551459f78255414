import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import { caseScope, scopeOfSide } from '../../cases/case-access.ts'
import { findCase } from '../../cases/case.store.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { CallError } from '../../http/call-error.ts'
import { needKind } from './need-kind.ts'
import { type NeedRecord, NEEDS } from './need.store.ts'

/** A need of the actor's enterprise; 404 when it is not its own. */
export async function findOwnNeed(
  { db, actor }: Pick<Viewing, 'db' | 'actor'>,
  id: string,
): Promise<NeedRecord> {
  const scope = scopeOfSide(await caseScope(db, actor, needKind), 'enterprise')
  const row = await findCase<NeedRecord>(db, NEEDS, id, scope)
  if (!row) throw new CallError(errors.needNotFound)
  return row
}
