import { signLease } from '@lqr/contract/leasing/calls.ts'
import { leaseErrors as errors } from '@lqr/contract/leasing/errors.ts'
import { afterLeaseMove } from '@lqr/contract/leasing/states.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { actOnTask } from '../act-on-lease.ts'
import { showLeaseTask } from '../show-lease.ts'

/** Only after the enterprise has accepted the offer; every other institution's answer ends with it. */
export const signLeaseCall = bindCall(signLease, (context) => {
  const { params, body, now } = context
  return actOnTask(context, {
    id: params.id,
    action: 'sign',
    version: body.version,
    note: body.note,
    change: async (row) => {
      if (afterLeaseMove('sign', row.status) && row.agreed_at === null) {
        throw new CallError(errors.notAgreed, { data: await showLeaseTask(context, params.id) })
      }
      return { signed_at: now.toISOString() }
    },
  })
})
