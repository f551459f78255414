import { currentCityCode } from '../session/city-code.ts'
import { currentToken } from '../session/token-cookie.ts'

/** The headers of specification 7: JSON, the site one comes from, the bearer token, the submit number. */
export function callHeaders(chosen: {
  idempotencyKey?: string | undefined
  cityCode?: string | undefined
  token?: string | undefined
}): Record<string, string> {
  const { idempotencyKey } = chosen
  const token = chosen.token ?? currentToken()
  const cityCode = chosen.cityCode ?? currentCityCode()
  return {
    accept: 'application/json',
    ...(cityCode ? { cityCode } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  }
}
