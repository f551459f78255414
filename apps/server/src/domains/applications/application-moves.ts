import {
  acceptApplication,
  deleteApplication,
  reviewApplication,
  settleApplication,
  signApplication,
  withdrawApplication,
} from '@lqr/contract/applications/calls.ts'
import { forgoGrant, releaseGrant } from '@lqr/contract/applications/grant-calls.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { productsErrors } from '@lqr/contract/products/errors.ts'
import { requestMove } from '../../cases/request-move.ts'
import { moveBinder } from '../../cases/bind-move.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { bindCall } from '../../http/bind-call.ts'
import { CallError } from '../../http/call-error.ts'
import { applicationKind } from './application-kind.ts'
import { showApplication } from './show-application.ts'

/** The case as the actor sees it now; 404 when it is not there for the actor. */
export async function requireApplication(viewing: Viewing, id: string): Promise<ApplicationDetail> {
  const detail = await showApplication(viewing, id)
  if (!detail) throw new CallError(productsErrors.applicationNotFound)
  return detail
}

/** Binds a move of an application to its call. */
export const bindApplicationMove = moveBinder(applicationKind, (viewing, row) =>
  requireApplication(viewing, row.id),
)

/** Whoever accepts becomes the officer the enterprise can call; the clock of the decision starts. */
export const acceptApplicationCall = bindApplicationMove(acceptApplication, 'accept', {
  change: ({ now }) => ({ accepted_at: now.toISOString() }),
})
export const reviewApplicationCall = bindApplicationMove(reviewApplication, 'review')
export const signApplicationCall = bindApplicationMove(signApplication, 'sign')
export const settleApplicationCall = bindApplicationMove(settleApplication, 'settle')

/** Either side ends a grant that is not used, and says why; the institution's authorisation ends with it. */
export const forgoGrantCall = bindApplicationMove(forgoGrant, 'forgo', {
  note: ({ endReason }) => endReason,
  change: ({ body }) => ({ end_reason: body.endReason }),
})
export const releaseGrantCall = bindApplicationMove(releaseGrant, 'release', {
  note: ({ endReason }) => endReason,
  change: ({ body }) => ({ end_reason: body.endReason }),
})

/** Before the grant only; the institution's authorisation ends with it. */
export const withdrawApplicationCall = bindApplicationMove(withdrawApplication, 'withdraw')

/** The specification's delete withdraws: a case and its history are never removed. */
export const deleteApplicationCall = bindCall(deleteApplication, async (context) => {
  const { id } = context.params
  const show = () => requireApplication(context, id)
  await requestMove(context, applicationKind, { id, move: 'withdraw', show })
  return show()
})
