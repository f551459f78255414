import { sandboxProbe } from '../outbound/connector-port.ts'
import type { CompanySyncConnector } from './company-sync-port.ts'

/** Stands in for the other system: takes everything and keeps nothing. */
export function makeCompanySyncSandbox(): CompanySyncConnector {
  return { name: 'sandbox', probe: sandboxProbe, sendCompany: () => Promise.resolve() }
}
