import { countApplicationStates } from '@lqr/contract/applications/calls.ts'
import { caseScope } from '../../../cases/case-access.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { applicationKind } from '../application-kind.ts'
import { countStates } from '../application-list.store.ts'

export const countApplicationStatesCall = bindCall(
  countApplicationStates,
  async ({ actor, body: { mineOnly, overdueOnly }, db, now }) => {
    const scope = await caseScope(db, actor, applicationKind)
    const officerId = mineOnly ? actor.accountId : undefined
    return { states: await countStates(db, { scope, overdueOnly, officerId, terms: [], now }) }
  },
)
