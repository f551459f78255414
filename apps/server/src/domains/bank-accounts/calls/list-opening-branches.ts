import { listOpeningBranches } from '@lqr/contract/bank-accounts/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findCertified } from '../accounts.store.ts'
import { listBranches } from '../branches.store.ts'
import { withFreeSlots } from '../offered-slots.ts'

/** Near the area that is asked for; without one, near the certified address of the enterprise. */
export const listOpeningBranchesCall = bindCall(listOpeningBranches, async ({ actor, body, db, now }) => {
  const { areaCode, from, ...query } = body
  const own = actor.companyId === null ? null : (await findCertified(db, actor.companyId)).areaCode
  const near = areaCode ?? own
  return withFreeSlots(db, await listBranches(db, { ...query, near }), { near, from, now })
})
