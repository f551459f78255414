import {
  CALENDAR_DAYS,
  listOwnBranches,
  listOwnSlots,
  updateOwnBranch,
  updateOwnSlot,
} from '@lqr/contract/bank-accounts/branch-calls.ts'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { caseScope } from '../../../cases/case-access.ts'
import { CASE_WORKERS } from '../../../cases/move-case.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { type BranchFacts, findBranch, listOwn } from '../branches.store.ts'
import { updateBranch } from '../branch-settings.store.ts'
import { timesProblem } from '../branch-times.rules.ts'
import { ownSlots } from '../offered-slots.ts'
import { holdSlot, setSlotCapacity } from '../slots.store.ts'

async function orgsOf(db: Db, actor: Actor): Promise<readonly string[]> {
  return (await caseScope(db, actor, CASE_WORKERS)).orgIds
}

/** The branch, if it is the actor's own or below; 404 otherwise. */
async function requireOwn(db: Db, actor: Actor, id: string): Promise<BranchFacts> {
  const branch = await findBranch(db, id, await orgsOf(db, actor))
  if (!branch) throw new CallError(errors.branchNotFound)
  return branch
}

export const listOwnBranchesCall = bindCall(listOwnBranches, async ({ actor, db }) =>
  listOwn(db, await orgsOf(db, actor)),
)

/** What is booked stays booked: only times that are offered from now on follow the new settings. */
export const updateOwnBranchCall = bindCall(updateOwnBranch, async (context) => {
  const { actor, audit, body, db, now, params } = context
  const { version, ...settings } = body
  await requireOwn(db, actor, params.id)
  const fields = timesProblem(settings)
  if (fields) throw new CallError(errors.timesWrong, { fields })
  if (!(await updateBranch(db, { id: params.id, version }, settings, now))) {
    throw new CallError(errors.staleBranch, { data: await requireOwn(db, actor, params.id) })
  }
  audit({ action: 'update-opening-branch', entity: 'opening_branch', entityId: params.id, detail: settings })
  return requireOwn(db, actor, params.id)
})

export const listOwnSlotsCall = bindCall(listOwnSlots, async ({ actor, db, params, query }) =>
  ownSlots(db, await requireOwn(db, actor, params.id), query.from, CALENDAR_DAYS),
)

export const updateOwnSlotCall = bindCall(updateOwnSlot, async ({ actor, audit, body, db, params }) => {
  const branch = await requireOwn(db, actor, params.id)
  const { beginsAt, capacity } = body
  const day = shanghaiDay(new Date(beginsAt))
  const find = async () =>
    (await ownSlots(db, branch, day, 1)).find((one) => Date.parse(one.beginsAt) === Date.parse(beginsAt))
  const slot = await find()
  if (!slot) throw new CallError(errors.slotNotFound)
  const { booked } = await holdSlot(db, branch.id, slot)
  if (capacity < booked) {
    throw new CallError(errors.belowBooked, { fields: { capacity: errors.belowBooked.msg } })
  }
  await setSlotCapacity(db, branch.id, slot.beginsAt, capacity)
  audit({
    action: 'update-opening-slot',
    entity: 'appointment_slot',
    entityId: branch.id,
    detail: { beginsAt: slot.beginsAt, capacity },
  })
  return { ...slot, capacity, booked, free: capacity - booked }
})
