import { caseScope, scopeOfSide } from '../../cases/case-access.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { type CaseScope, findCase } from '../../cases/case.store.ts'
import { interestKind } from './interest-kind.ts'
import { type InterestRecord, INTERESTS } from './interest.store.ts'

/** An interest as one of its two sides may find it, with the scope it was found in. */
export async function findInterestFor(
  { db, actor }: Pick<Viewing, 'db' | 'actor'>,
  id: string,
  side: 'enterprise' | 'institution',
): Promise<{ row: InterestRecord | undefined; scope: CaseScope }> {
  const scope = scopeOfSide(await caseScope(db, actor, interestKind), side)
  return { row: await findCase<InterestRecord>(db, INTERESTS, id, scope), scope }
}
