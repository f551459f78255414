import { reviewApplication } from '@lqr/contract/applications/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { actAndShow } from '../act-on-application.ts'

export const reviewApplicationCall = bindCall(reviewApplication, (context) =>
  actAndShow(context, {
    id: context.params.id,
    action: 'review',
    version: context.body.version,
    note: context.body.note,
  }),
)
