import { getLeaseNeed } from '@lqr/contract/leasing/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { showOwnNeed } from '../act-on-lease.ts'

export const getLeaseNeedCall = bindCall(getLeaseNeed, (context) => showOwnNeed(context, context.params.id))
