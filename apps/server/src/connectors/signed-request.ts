import { createHmac, randomUUID } from 'node:crypto'

export interface ConnectorSettings {
  readonly url: string
  readonly secret: string
  /** Milliseconds for one try. */
  readonly timeoutMs?: number
  /** Tries in all; only failures that may pass (network, 5xx, 429) are tried again. */
  readonly tries?: number
  /** Pause before the second try; doubles each time. */
  readonly pauseMs?: number
  /** Failures in a row after which calls fail at once, and for how long. */
  readonly openAfter?: number
  readonly openForMs?: number
}

/** An outside system did not answer in time or refused; the caller turns it into its own error. */
export class ConnectorFailure extends Error {}

/**
 * POSTs JSON to an outside system: signed (`X-Signature`: HMAC-SHA256 over timestamp, nonce and body), with a time limit,
 * retries with growing pauses and a circuit breaker. The same `X-Request-Id` on every try lets the other side recognise
 * a repetition.
 */
export function makeSignedRequest(settings: ConnectorSettings) {
  const {
    url,
    secret,
    timeoutMs = 3_000,
    tries = 3,
    pauseMs = 200,
    openAfter = 5,
    openForMs = 15_000,
  } = settings
  let failures = 0
  let openUntil = 0

  async function once(path: string, body: string, requestId: string): Promise<unknown> {
    const timestamp = String(Date.now())
    const nonce = randomUUID()
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'x-request-id': requestId,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signature(secret, timestamp, nonce, body),
      },
    })
    if (response.status >= 500 || response.status === 429) throw new Error(`status ${response.status}`)
    if (!response.ok) throw new ConnectorFailure(`refused with status ${response.status}`)
    return response.json()
  }

  return async function request(path: string, payload: object): Promise<unknown> {
    if (Date.now() < openUntil) throw new ConnectorFailure('circuit open')
    const body = JSON.stringify(payload)
    const requestId = randomUUID()
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await once(path, body, requestId)
        failures = 0
        return answer
      } catch (error) {
        if (error instanceof ConnectorFailure) throw error
        failures += 1
        if (failures >= openAfter) openUntil = Date.now() + openForMs
        if (attempt >= tries || failures >= openAfter) {
          throw new ConnectorFailure((error as Error).message, { cause: error })
        }
        await new Promise((resolve) => setTimeout(resolve, pauseMs * 2 ** (attempt - 1)))
      }
    }
  }
}

/** What both sides compute over a message. */
export function signature(secret: string, timestamp: string, nonce: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}\n${nonce}\n${body}`).digest('hex')
}
