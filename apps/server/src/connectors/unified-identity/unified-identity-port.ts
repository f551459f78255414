import type { ConnectorPort } from '../outbound/connector-port.ts'

/** Who the unified identity service says that somebody is. */
export interface UnifiedPerson {
  /** The service's own lasting number of the person. */
  readonly subject: string
  readonly name: string
  /** A mobile number, and whether the service has proven it. */
  readonly phone: string | null
  readonly phoneVerified: boolean
  readonly corporateName: string | null
  readonly creditCode: string | null
}

/** The login of the province's unified identity service. */
export interface UnifiedIdentityConnector extends ConnectorPort {
  /** The service's login page, which comes back to /thirdLogin with `ticket` and `state`; undefined when there is none. */
  loginAddress(state: string): string | undefined
  /** Whom a ticket stands for; undefined when the service refuses it. Throws ConnectorFailure when it cannot be asked. */
  exchange(ticket: string): Promise<UnifiedPerson | undefined>
}

/** Where the service sends people back to. */
export const RETURN_PATH = '/thirdLogin'
