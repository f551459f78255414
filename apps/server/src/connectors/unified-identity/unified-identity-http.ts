import * as z from 'zod'
import { makeProbe } from '../outbound/connector-port.ts'
import { type ConnectorSettings, makeSignedRequest } from '../signed-request.ts'
import { RETURN_PATH, type UnifiedIdentityConnector } from './unified-identity-port.ts'

const short = z.string().trim().min(1).max(100)

/** What the service answers; anything else counts as a failure of the service, never as a person. */
const answer = z.union([
  z.object({ valid: z.literal(false) }),
  z.object({
    valid: z.literal(true),
    person: z.object({
      subject: short,
      name: short,
      phone: z
        .string()
        .regex(/^1[3-9]\d{9}$/)
        .nullish(),
      phoneVerified: z.boolean().default(false),
      corporateName: short.nullish(),
      creditCode: z
        .string()
        .regex(/^[0-9A-Z]{18}$/)
        .nullish(),
    }),
  }),
])

/** Asks the service: `POST /exchange { ticket }` → `{ valid: false }`, or `{ valid: true, person }`. */
export function makeUnifiedIdentityHttp(
  settings: ConnectorSettings & { readonly loginUrl: string; readonly publicUrl: string },
): UnifiedIdentityConnector {
  const request = makeSignedRequest(settings)
  return {
    name: 'http',
    probe: makeProbe(request),
    loginAddress(state) {
      const address = new URL(settings.loginUrl)
      address.searchParams.set('returnTo', new URL(RETURN_PATH, settings.publicUrl).href)
      address.searchParams.set('state', state)
      return address.href
    },
    async exchange(ticket) {
      const answered = await request('/exchange', { ticket }, { schema: answer })
      if (!answered.valid) return undefined
      const { phone = null, corporateName = null, creditCode = null, ...person } = answered.person
      return { ...person, phone, corporateName, creditCode }
    },
  }
}
