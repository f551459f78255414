import { CALENDAR_DAYS, listOwnSlots } from '@lqr/contract/bank-accounts/branch-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { ownSlots } from '../offered-slots.ts'
import { requireOwnBranch } from '../own-branch.access.ts'

export const listOwnSlotsCall = bindCall(listOwnSlots, async ({ actor, db, params, query }) =>
  ownSlots(db, await requireOwnBranch(db, actor, params.id), query.from, CALENDAR_DAYS),
)
