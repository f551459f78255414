import https from 'node:https'
import { buffer } from 'node:stream/consumers'

export interface Answer {
  readonly status: number
  readonly retryAfter: number | undefined
  readonly body: Buffer
}

export interface Asked {
  readonly method?: string
  readonly path: string
  readonly headers?: Record<string, string>
  readonly body?: Buffer | string
  readonly timeoutMs: number
}

export type Ask = (asked: Asked) => Promise<Answer>

/** Asks the entry of the cluster as a browser does: over https, with connections kept. */
export function makeEntryClient(entry: {
  port: number
  host: string
  certificate: string
}): Ask & { close(): void } {
  const agent = new https.Agent({
    keepAlive: true,
    maxSockets: 200,
    ca: entry.certificate,
    servername: entry.host,
  })
  const ask: Ask = async ({ method = 'GET', path, headers, body, timeoutMs }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const request = https.request(
      {
        host: '127.0.0.1',
        port: entry.port,
        path,
        method,
        agent,
        headers: {
          host: entry.host,
          accept: 'application/json, text/html',
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
        signal: AbortSignal.timeout(timeoutMs),
      },
      (answer) =>
        void buffer(answer).then((bytes) => {
          const after = Number(answer.headers['retry-after'])
          const retryAfter = Number.isFinite(after) ? after : undefined
          resolve({ status: answer.statusCode ?? 0, retryAfter, body: bytes })
        }, reject),
    )
    request.once('error', reject)
    request.end(body)
    return promise
  }
  return Object.assign(ask, { close: () => agent.destroy() })
}
