import { statAdvisoryRet } from '@lqr/contract/advisory/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countQuestions } from '../figures.store.ts'

export const statAdvisoryRetCall = bindCall(statAdvisoryRet, ({ db, now }) => countQuestions(db, now))
