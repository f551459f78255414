import { deleteApplication, withdrawApplication } from '@lqr/contract/applications/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { actAndShow } from '../act-on-application.ts'

/** Before the grant only; the institution's authorisation ends with it. */
export const withdrawApplicationCall = bindCall(withdrawApplication, (context) =>
  actAndShow(context, {
    id: context.params.id,
    action: 'withdraw',
    version: context.body.version,
    note: context.body.note,
  }),
)

/** The specification's delete withdraws: a case and its history are never removed. */
export const deleteApplicationCall = bindCall(deleteApplication, (context) =>
  actAndShow(context, { id: context.params.id, action: 'withdraw' }),
)
