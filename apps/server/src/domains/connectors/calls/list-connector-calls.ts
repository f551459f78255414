import { listConnectorCalls } from '@lqr/contract/connectors/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { pageCalls } from '../connectors.store.ts'

export const listConnectorCallsCall = bindCall(listConnectorCalls, ({ db, body }) =>
  pageCalls(db, { ...body, outcome: body.outcome }),
)
