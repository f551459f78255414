import {
  BREAKER_STATES,
  CONNECTOR_ADAPTERS,
  CONNECTOR_KINDS,
  CONNECTOR_OUTCOMES,
} from '@lqr/contract/connectors/kinds.ts'

/** The coded columns of outside systems. */
export const CONNECTOR_COLUMNS = {
  'connector_call.adapter': CONNECTOR_ADAPTERS,
  'connector_call.kind': CONNECTOR_KINDS,
  'connector_call.outcome': CONNECTOR_OUTCOMES,
  'connector_instance.adapter': CONNECTOR_ADAPTERS,
  'connector_instance.breaker': BREAKER_STATES,
  'connector_instance.kind': CONNECTOR_KINDS,
  'connector_switch.kind': CONNECTOR_KINDS,
} as const
