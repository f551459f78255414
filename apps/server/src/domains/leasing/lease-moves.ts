import { acceptLeaseTask, closeLease, dissolveLease, signLease } from '@lqr/contract/leasing/calls.ts'
import { leaseErrors as errors } from '@lqr/contract/leasing/errors.ts'
import type { LeaseNeedDetail, LeaseTaskDetail } from '@lqr/contract/leasing/entities.ts'
import { moveBinder } from '../../cases/bind-move.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { CallError } from '../../http/call-error.ts'
import { leaseKind } from './lease-kind.ts'
import { showLeaseNeed, showLeaseTask } from './show-lease.ts'

/** The task as the actor's institution sees it now; 404 when it was not shown to it. */
export async function requireTask(viewing: Viewing, id: string): Promise<LeaseTaskDetail> {
  return (await showLeaseTask(viewing, id)) ?? notFound()
}

/** The need as its enterprise sees it now; 404 when it is not its own. */
export async function requireNeed(viewing: Viewing, id: string): Promise<LeaseNeedDetail> {
  return (await showLeaseNeed(viewing, id)) ?? notFound()
}

function notFound(): never {
  throw new CallError(errors.needNotFound)
}

/** Binds a move of an institution's answer to its call. */
export const bindTaskMove = moveBinder(leaseKind, (viewing, row) => requireTask(viewing, row.id))

/** Whoever takes the need up becomes the person the enterprise can call, and sees its phone number. */
export const acceptLeaseTaskCall = bindTaskMove(acceptLeaseTask, 'accept', {
  change: ({ now }) => ({ accepted_at: now.toISOString() }),
})

/** Only after the enterprise has accepted the offer; every other institution's answer ends with it. */
export const signLeaseCall = bindTaskMove(signLease, 'sign', {
  change: ({ now }) => ({ signed_at: now.toISOString() }),
})

export const closeLeaseCall = bindTaskMove(closeLease, 'close')

/** Before the equipment is handed over; the enterprise reads why. */
export const dissolveLeaseCall = bindTaskMove(dissolveLease, 'dissolve', {
  note: ({ endReason }) => endReason,
  change: ({ body }) => ({ end_reason: body.endReason }),
})
