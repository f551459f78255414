import type { ConnectorKindCode } from '@lqr/contract/connectors/kinds.ts'
import type { Connectors } from './make-connectors.ts'
import type { ConnectorPort } from './outbound/connector-port.ts'

const PORTS: Readonly<Partial<Record<ConnectorKindCode, (connectors: Connectors) => ConnectorPort>>> = {
  sms: ({ sms }) => sms,
  unifiedIdentity: ({ unifiedIdentity }) => unifiedIdentity,
  bankLzb: ({ bankOpening }) => bankOpening.LZB,
  bankPdb: ({ bankOpening }) => bankOpening.PDB,
  registry: ({ registry }) => registry,
  valuation: ({ valuations }) => valuations,
  tax: ({ tax }) => tax,
  companySync: ({ companySync }) => companySync,
}

/** The port of a system; undefined for one that this platform does not ask yet. */
export function portOf(connectors: Connectors, kind: ConnectorKindCode): ConnectorPort | undefined {
  return PORTS[kind]?.(connectors)
}
