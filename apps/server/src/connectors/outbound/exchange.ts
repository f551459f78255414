import { Agent, request } from 'undici'
import { ConnectorFailure } from './connector-failure.ts'
import type { Attempt } from './gate.ts'
import type { GateRules } from './gate-rules.ts'
import { makeSharedLookup } from './shared-lookup.ts'

/** Connections that nobody uses are given back so soon. */
const IDLE_MS = 4_000
const MOST_HEAD_BYTES = 16_384
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json(?:\s*;|$)/i

/** Connections to one outside system, its own: a full or broken one takes none from another's. */
export function makeConnections({ most, mostBytes, timeoutMs }: GateRules): Agent {
  return new Agent({
    connections: most,
    pipelining: 1,
    allowH2: false,
    maxHeaderSize: MOST_HEAD_BYTES,
    maxResponseSize: mostBytes,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
    connect: { timeout: timeoutMs, lookup: makeSharedLookup() },
  })
}

interface Question {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * POSTs JSON once and answers the parsed body. A redirection is not followed, an answer to another question, of another type
 * or beyond the size is not believed.
 */
export async function exchange(
  connections: Agent,
  { url, headers, body }: Question,
  { signal, requestId }: Attempt,
): Promise<unknown> {
  try {
    const answer = await request(url, {
      dispatcher: connections,
      method: 'POST',
      headers: { ...headers, 'accept-encoding': 'identity' },
      body,
      signal,
    })
    const problem = headProblem(answer.statusCode, answer.headers, requestId)
    if (problem) {
      answer.body.destroy()
      throw problem
    }
    return parse(await answer.body.text())
  } catch (error) {
    throw asFailure(error, signal)
  }
}

type Head = Readonly<Record<string, string | string[] | undefined>>

function headProblem(status: number, head: Head, requestId: string): ConnectorFailure | undefined {
  if (status >= 500 || status === 429)
    return new ConnectorFailure(`status ${status}`, { outcome: 'failing', mayPass: true })
  if (status >= 300 && status < 400) return new ConnectorFailure('redirected')
  if (status >= 400)
    return new ConnectorFailure(`refused with status ${status}`, { outcome: 'refused', status })
  if (head['x-request-id'] !== requestId)
    return new ConnectorFailure('an answer to another question', { mayPass: true })
  if (!JSON_TYPE.test(String(head['content-type'] ?? ''))) return new ConnectorFailure('no JSON')
  const coding = head['content-encoding'] ?? 'identity'
  return coding === 'identity' ? undefined : new ConnectorFailure('a coding that was not asked for')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ConnectorFailure('no JSON', { cause })
  }
}

const TIMEOUTS = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT'])

function asFailure(error: unknown, signal: AbortSignal): ConnectorFailure {
  if (error instanceof ConnectorFailure) return error
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE')
    return new ConnectorFailure('too long an answer', { cause: error })
  if (signal.aborted || TIMEOUTS.has(code))
    return new ConnectorFailure('no answer in time', { outcome: 'timeout', mayPass: true, cause: error })
  return new ConnectorFailure(message, { outcome: 'unreachable', mayPass: true, cause: error })
}
