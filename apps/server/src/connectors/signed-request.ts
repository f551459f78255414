import { createHmac, randomUUID } from 'node:crypto'
import type * as z from 'zod'
import { ConnectorFailure } from './outbound/connector-failure.ts'
import { exchange, makeConnections } from './outbound/exchange.ts'
import { type Gate, makeGate } from './outbound/gate.ts'
import type { GateRules } from './outbound/gate-rules.ts'

export { ConnectorFailure }

/** Where an outside system is, the secret shared with it, and the gate that leads there; without one it has a gate of its own. */
export interface ConnectorSettings extends Partial<GateRules> {
  readonly url: string
  readonly secret: string
  readonly gate?: Gate
}

interface AskOptions<T> {
  /** What the call log names it; the last part of the path by default. Never anything of a person or company. */
  readonly operation?: string
  /** What an answer has to look like to be believed. */
  readonly schema?: z.ZodType<T>
}

/** Asks `path` of the system with a payload. Throws ConnectorFailure. */
export type SignedRequest = <T = unknown>(
  path: string,
  payload: object,
  options?: AskOptions<T>,
) => Promise<T>

/**
 * POSTs JSON to an outside system through its gate: signed (`X-Signature`: HMAC-SHA256 over timestamp, nonce and body), every
 * try anew. The same `X-Request-Id` on every try lets the other side recognise a repetition, and its answer has to carry it.
 */
export function makeSignedRequest(settings: ConnectorSettings): SignedRequest {
  const { url, secret, gate = makeGate(settings) } = settings
  const connections = makeConnections(gate.rules)
  return (path, payload, { operation = operationOf(path), schema } = {}) => {
    const body = JSON.stringify(payload)
    return gate.run(operation, async (attempt) => {
      const timestamp = String(Date.now())
      const nonce = randomUUID()
      const headers = {
        'content-type': 'application/json',
        'x-request-id': attempt.requestId,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signature(secret, timestamp, nonce, body),
      }
      const answer = await exchange(connections, { url: addressOf(url, path), headers, body }, attempt)
      return believe(answer, schema)
    })
  }
}

/** Below the address that is configured, which may have a path of its own. */
function addressOf(base: string, path: string): URL {
  return new URL(path.replace(/^\//, ''), base.endsWith('/') ? base : `${base}/`)
}

const operationOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

function believe<T>(answer: unknown, schema: z.ZodType<T> | undefined): T {
  if (!schema) return answer as T
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new ConnectorFailure('unexpected answer', { cause: parsed.error })
  return parsed.data
}

/** What both sides compute over a message. */
export function signature(secret: string, timestamp: string, nonce: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}\n${nonce}\n${body}`).digest('hex')
}
