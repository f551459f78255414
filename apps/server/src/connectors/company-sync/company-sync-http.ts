import * as z from 'zod'
import { makeProbe } from '../outbound/connector-port.ts'
import { type ConnectorSettings, makeSignedRequest } from '../signed-request.ts'
import type { CompanySyncConnector } from './company-sync-port.ts'

/** The code is named again, so that the confirmation of another enterprise is not taken for this one's. */
const answerFor = (creditCode: string) =>
  z.object({ accepted: z.literal(true), creditCode: z.literal(creditCode) })

/** Sends an enterprise: `POST /companies { …facts }` → `{ "accepted": true, "creditCode": "…" }`. */
export function makeCompanySyncHttp(settings: ConnectorSettings): CompanySyncConnector {
  const request = makeSignedRequest(settings)
  return {
    name: 'http',
    probe: makeProbe(request),
    async sendCompany(company) {
      await request('/companies', company, {
        operation: 'sendCompany',
        schema: answerFor(company.creditCode),
      })
    },
  }
}
