import type { CaseListener } from '../../../cases/case-listener.ts'
import { lapseAsked, revokeAsked } from './end-asked.store.ts'

/**
 * With a case ends what its institution asked for within it: nobody grants any more what has no business behind it, and where nothing came
 * of the case, what was granted opens nothing. What led to a loan may be looked after for as long as the enterprise said.
 */
export const endAsked: CaseListener = async ({ db, now, audit }, kind, { id, status }) => {
  const state = kind.declaration.states[status]
  if (state?.phase !== 'over') return
  // First what waits: a grant at the same moment is then among what has been granted.
  await lapseAsked(db, kind, id, now)
  if (state.outcome === 'reached') return
  for (const entityId of await revokeAsked(db, kind, id, now))
    audit({ action: 'revoke-authorisation', entity: 'credit_authorisation', entityId })
}
