import type { BoundCall } from '../../http/bind-call.ts'
import { listConnectorCallsCall } from './calls/list-connector-calls.ts'
import { listConnectorsCall } from './calls/list-connectors.ts'
import { switchConnectorCall } from './calls/switch-connector.ts'
import { tryConnectorCall } from './calls/try-connector.ts'

export { connectorStandings } from './read-connectors.ts'

/** The calls of those who look after the ways to outside systems. */
export const connectorsCalls: readonly BoundCall[] = [
  listConnectorsCall,
  listConnectorCallsCall,
  tryConnectorCall,
  switchConnectorCall,
]
