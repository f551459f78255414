import type { CallOptions, ClientSettings } from './client-settings.ts'
import { currentToken } from './cookies/token-cookie.ts'

/** The headers of specification 7: JSON, the site, the bearer token, the submit number. */
export function callHeaders(settings: ClientSettings, options: CallOptions): Record<string, string> {
  const { idempotencyKey, token = currentToken(), cityCode = settings.cityCode() } = options
  return {
    accept: 'application/json',
    ...(cityCode ? { cityCode } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  }
}
