import type { ConnectorPort } from '../outbound/connector-port.ts'

/** What a system that keeps enterprises of its own is told of one: the registered facts, and nothing of a person. */
export interface CompanyFacts {
  readonly creditCode: string
  readonly corporateName: string
  readonly areaCode: string | null
  readonly industryCode: string | null
  readonly scale: string | null
  readonly address: string | null
  /** Grows with every change: whoever has seen a later one ignores an earlier one. */
  readonly version: number
}

/** The system that has enterprises registered here, and keeps them as we do. */
export interface CompanySyncConnector extends ConnectorPort {
  /** Sends how an enterprise stands now. Throws ConnectorFailure when it cannot be sent; sending again is safe. */
  sendCompany(company: CompanyFacts): Promise<void>
}
