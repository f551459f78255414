import { closeLease } from '@lqr/contract/leasing/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { actOnTask } from '../act-on-lease.ts'

export const closeLeaseCall = bindCall(closeLease, (context) =>
  actOnTask(context, {
    id: context.params.id,
    action: 'close',
    version: context.body.version,
    note: context.body.note,
  }),
)
