import * as z from 'zod'
import type { ConnectorAdapterCode } from '@lqr/contract/connectors/kinds.ts'
import type { SignedRequest } from '../signed-request.ts'
import { PROBE } from './gate.ts'

/** What every port has: which adapter it is, and a question that changes nothing. */
export interface ConnectorPort {
  readonly name: ConnectorAdapterCode
  /** Whether the system can be asked. Throws ConnectorFailure when it cannot. */
  probe(): Promise<void>
}

const ready = z.object({ ready: z.literal(true) })

/** Asks `POST /probe {}`, answered by `{ "ready": true }`. */
export function makeProbe(request: SignedRequest): () => Promise<void> {
  return async () => {
    await request('/probe', {}, { operation: PROBE, schema: ready })
  }
}

/** A sandbox is always ready. */
export const sandboxProbe = (): Promise<void> => Promise.resolve()
