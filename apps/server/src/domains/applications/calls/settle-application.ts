import { settleApplication } from '@lqr/contract/applications/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { actAndShow } from '../act-on-application.ts'

export const settleApplicationCall = bindCall(settleApplication, (context) =>
  actAndShow(context, {
    id: context.params.id,
    action: 'settle',
    version: context.body.version,
    note: context.body.note,
  }),
)
