import { listConnectors } from '@lqr/contract/connectors/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { readConnectors } from '../read-connectors.ts'

export const listConnectorsCall = bindCall(listConnectors, async ({ db, services, now }) => ({
  list: await readConnectors(db, services, now),
}))
