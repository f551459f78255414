import { getNeed } from '@lqr/contract/financing/need-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { showNeed } from '../show-need.ts'

export const getNeedCall = bindCall(getNeed, (context) => showNeed(context, context.params.id))
