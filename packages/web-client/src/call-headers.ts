import { ACCOUNT_HEADER, UNATTENDED_HEADER } from '@lqr/contract/kernel/page-headers.ts'
import { isUnattended } from './attendance.ts'
import type { CallOptions, ClientSettings } from './client-settings.ts'
import { currentToken } from './cookies/token-cookie.ts'

/** The headers of specification 7: JSON, the site, the bearer token, the submit number; whose page it is, and whether nobody attends it. */
export function callHeaders(settings: ClientSettings, options: CallOptions): Record<string, string> {
  const { idempotencyKey, token = currentToken(), cityCode = settings.cityCode() } = options
  const account = options.token === undefined && token ? settings.account() : undefined
  return {
    accept: 'application/json',
    ...(cityCode ? { cityCode } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(account ? { [ACCOUNT_HEADER]: account } : {}),
    ...(token && isUnattended() ? { [UNATTENDED_HEADER]: '1' } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  }
}
