import type { ConnectorKindCode } from '@lqr/contract/connectors/kinds.ts'
import type { Connectors } from './make-connectors.ts'
import type { ConnectorPort } from './outbound/connector-port.ts'

const PORTS: Readonly<Record<ConnectorKindCode, (connectors: Connectors) => ConnectorPort>> = {
  sms: ({ sms }) => sms,
  unifiedIdentity: ({ unifiedIdentity }) => unifiedIdentity,
  bankLzb: ({ bankOpening }) => bankOpening.LZB,
  bankPdb: ({ bankOpening }) => bankOpening.PDB,
  registry: ({ registry }) => registry,
  valuation: ({ valuations }) => valuations,
  tax: ({ tax }) => tax,
  companySync: ({ companySync }) => companySync,
  signing: ({ signer }) => signer,
}

/** The port of a system. */
export function portOf(connectors: Connectors, kind: ConnectorKindCode): ConnectorPort {
  return PORTS[kind](connectors)
}
