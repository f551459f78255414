import * as z from 'zod'
import type { BankProfileCode } from '@lqr/contract/bank-accounts/kinds.ts'
import { makeProbe } from '../outbound/connector-port.ts'
import { type ConnectorSettings, makeSignedRequest } from '../signed-request.ts'
import type { BankOpeningConnector } from './bank-opening-port.ts'

const answer = z.object({ reference: z.string().trim().min(1).max(60) })

/** Tells the bank: `POST /appointments { profile, ...message }` → `{ reference }`. */
export function makeBankOpeningHttp(
  profile: BankProfileCode,
  settings: ConnectorSettings,
): BankOpeningConnector {
  const request = makeSignedRequest(settings)
  return {
    name: 'http',
    probe: makeProbe(request),
    async send(message) {
      return request('/appointments', { profile, ...message }, { operation: message.action, schema: answer })
    },
  }
}
