import type { ConnectorKindCode } from '@lqr/contract/connectors/kinds.ts'
import { CONNECTOR_RULES } from './connector-rules.ts'
import type { ConnectorPort } from './outbound/connector-port.ts'
import type { Gate } from './outbound/gate.ts'
import type { Outbound } from './outbound/outbound.ts'
import { type Operation, throughGate } from './outbound/through-gate.ts'

interface Adapters<P, S> {
  readonly http: (settings: S & { readonly gate: Gate }) => P
  readonly sandbox: () => P
  /** The operations of the port beside `probe`. */
  readonly operations: readonly Operation<P>[]
}

/** The adapter of the system where one is configured, its sandbox otherwise: behind the system's own gate in either case. */
export function makeConnector<P extends ConnectorPort, S extends object>(
  outbound: Pick<Outbound, 'open'>,
  kind: ConnectorKindCode,
  system: S | undefined,
  { http, sandbox, operations }: Adapters<P, S>,
): P {
  const rules = CONNECTOR_RULES[kind]
  if (system) return http({ ...system, gate: outbound.open(kind, 'http', rules) })
  const gate = outbound.open(kind, 'sandbox', rules)
  return throughGate(gate, sandbox(), ['probe' as Operation<P>, ...operations])
}
