import { getNeed } from '@lqr/contract/financing/need-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { showOpenNeed } from '../show-open-need.ts'

export const getNeedCall = bindCall(getNeed, (context) => showOpenNeed(context, context.params.id))
