import { askSupplement } from '@lqr/contract/applications/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { actAndShow } from '../act-on-application.ts'

/** The clock stands still until the enterprise has supplied; the case then returns to where it was. */
export const askSupplementCall = bindCall(askSupplement, (context) => {
  const { params, body, now } = context
  return actAndShow(context, {
    id: params.id,
    action: 'supplement',
    version: body.version,
    note: body.request,
    change: (row) => ({
      resume_status: row.status,
      supplement_request: body.request,
      clock_paused_at: now.toISOString(),
    }),
  })
})
