import { getLeaseNeed } from '@lqr/contract/leasing/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireNeed } from '../lease-moves.ts'

export const getLeaseNeedCall = bindCall(getLeaseNeed, (context) => requireNeed(context, context.params.id))
