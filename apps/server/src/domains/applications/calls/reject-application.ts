import { rejectApplication } from '@lqr/contract/applications/calls.ts'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { actAndShow } from '../act-on-application.ts'

/** A refusal says why and what would change it; without own words the remedy of the code stands. */
export const rejectApplicationCall = bindCall(rejectApplication, (context) => {
  const { params, body, now } = context
  const remedy = REJECT_CODES.find((item) => item.code === body.rejectCode)?.remedy ?? null
  return actAndShow(context, {
    id: params.id,
    action: 'reject',
    version: body.version,
    note: body.rejectReason,
    change: () => ({
      reject_code: body.rejectCode,
      reject_reason: body.rejectReason,
      next_steps: body.nextSteps || remedy,
      decided_at: now.toISOString(),
    }),
  })
})
