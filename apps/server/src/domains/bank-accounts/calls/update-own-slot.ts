import { updateOwnSlot } from '@lqr/contract/bank-accounts/branch-calls.ts'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { ownSlots } from '../offered-slots.ts'
import { holdSlot, setSlotCapacity } from '../slots.store.ts'
import { requireOwnBranch } from '../own-branch.access.ts'

export const updateOwnSlotCall = bindCall(updateOwnSlot, async ({ actor, audit, body, db, params }) => {
  const branch = await requireOwnBranch(db, actor, params.id)
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
