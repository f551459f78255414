import type { CaseKind, Moving } from '../../../cases/case-kind.ts'
import type { CaseListener } from '../../../cases/case-listener.ts'
import { type EndedFor, lapseAsked, revokeAsked } from './end-asked.store.ts'

type Ending = Pick<Moving, 'db' | 'now' | 'audit'>

/**
 * With a case ends what its institution asked for within it: nobody grants any more what has no business behind it, and where nothing came
 * of the case, what was granted opens nothing. What led to a loan may be looked after for as long as the enterprise said.
 */
export const endAsked: CaseListener = async (ending, kind, { id, status }) => {
  const state = kind.declaration.states[status]
  if (state?.phase !== 'over') return
  if (state.outcome === 'reached') await lapseAsked(ending.db, kind, { caseId: id }, ending.now)
  else await endAskedBy(ending, kind, { caseId: id })
}

/** Ends what an institution asked for within a case that goes on without it, as a need does after its choice came to nothing. */
export async function endAskedBy({ db, now, audit }: Ending, kind: CaseKind, of: EndedFor): Promise<void> {
  // First what waits: a grant at the same moment is then among what has been granted.
  await lapseAsked(db, kind, of, now)
  for (const entityId of await revokeAsked(db, kind, of, now))
    audit({ action: 'revoke-authorisation', entity: 'credit_authorisation', entityId })
}
