import { getNeedCase } from '@lqr/contract/financing/need-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { showNeed } from '../show-need.ts'

export const getNeedCaseCall = bindCall(getNeedCase, (context) => showNeed(context, context.params.id))
