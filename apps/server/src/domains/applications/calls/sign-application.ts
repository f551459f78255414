import { signApplication } from '@lqr/contract/applications/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { actAndShow } from '../act-on-application.ts'

export const signApplicationCall = bindCall(signApplication, (context) =>
  actAndShow(context, {
    id: context.params.id,
    action: 'sign',
    version: context.body.version,
    note: context.body.note,
  }),
)
