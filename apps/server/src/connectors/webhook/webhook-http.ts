import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { makeSharedLookup } from '../outbound/shared-lookup.ts'
import { isPublicAddress } from '../web-probe/public-address.ts'
import type { WebhookAnswer, WebhookConnector, WebhookMessage } from './webhook-port.ts'

const TIMEOUT_MS = 10_000
/** Longer heads are refused; of a body nothing is kept. */
const MAX_HEAD = 16_384
const MAX_BODY = 16_384

export interface WebhookSettings {
  /** Demonstrations tell programs on the same machine, over http. */
  readonly tellsLoopback: boolean
  readonly resolve?: (name: string) => Promise<readonly string[]>
  readonly timeoutMs?: number
}

/** All addresses of a name, looked up once for all messages that ask at the same time: a resolver that hangs holds one thread. */
function makeResolver() {
  const lookup = makeSharedLookup()
  return (name: string) =>
    new Promise<string[]>((resolve, reject) =>
      lookup(name, { all: true }, (error, found) => {
        if (error) reject(error)
        else resolve(Array.isArray(found) ? found.map(({ address }) => address) : [found])
      }),
    )
}

/** What is looked up, or a failure when the time is over. */
function inTime<T>(looked: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return Promise.race([looked, promise])
}

const isLoopback = (address: string) =>
  address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/** Connections are kept for the next message; one that is open leads to an address that was looked at when it was opened. */
const KEPT = { keepAlive: true, maxSockets: 16, maxFreeSockets: 8, timeout: 15_000 } as const

interface Connections {
  readonly http: HttpAgent
  readonly https: HttpsAgent
}

/** Lets a connection go back to be used again: what little is said in the body is thrown away, more of it ends the connection. */
function discard(response: IncomingMessage): void {
  let size = 0
  response.on('data', (part: Buffer) => {
    size += part.length
    if (size > MAX_BODY) response.destroy()
  })
  response.on('error', () => response.destroy())
}

/** Posts to the address that was looked at, whatever the name would lead to by then; no redirection is followed. */
function send(
  { url, headers, body }: WebhookMessage,
  { address, connections, signal }: { address: string; connections: Connections; signal: AbortSignal },
): Promise<WebhookAnswer> {
  const target = new URL(url)
  const isSecure = target.protocol === 'https:'
  const found = { address, family: isIP(address) }
  const post = () =>
    new Promise<WebhookAnswer>((resolve, reject) => {
      const request = (isSecure ? httpsRequest : httpRequest)(target, {
        method: 'POST',
        agent: isSecure ? connections.https : connections.http,
        maxHeaderSize: MAX_HEAD,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal,
        lookup: (_name, { all }, done) => {
          if (all) done(null, [found])
          else done(null, found.address, found.family)
        },
      })
      request.on('response', (response) => {
        resolve({ status: response.statusCode ?? 0 })
        discard(response)
      })
      // A kept connection that the other side has closed meanwhile says nothing of the receiver.
      request.on('error', (error) =>
        request.reusedSocket && !signal.aborted ? resolve(post()) : reject(error),
      )
      request.end(body)
    })
  return post()
}

/** Tells public https addresses alone: every address of the name has to be public, each time (decision 0071). */
export function makeWebhookHttp(settings: WebhookSettings): WebhookConnector {
  const { tellsLoopback, resolve = makeResolver(), timeoutMs = TIMEOUT_MS } = settings
  const connections = { http: new HttpAgent(KEPT), https: new HttpsAgent(KEPT) }
  const isAllowed = (address: string) => isPublicAddress(address) || (tellsLoopback && isLoopback(address))
  return {
    mayBeTold(url) {
      const target = URL.canParse(url) ? new URL(url) : undefined
      if (!target || target.username !== '' || target.password !== '') return false
      const host = hostOf(target)
      if (isIP(host) !== 0 && !isAllowed(host)) return false
      const isHere = host === 'localhost' || isLoopback(host)
      return target.protocol === 'https:' || (tellsLoopback && target.protocol === 'http:' && isHere)
    },
    async post(message) {
      try {
        if (!this.mayBeTold(message.url)) return { fault: 'private' }
        const host = hostOf(new URL(message.url))
        // One time for the name and the answer: what was claimed for it is somebody else's soon after.
        const signal = AbortSignal.timeout(timeoutMs)
        const addresses = isIP(host) === 0 ? await inTime(resolve(host), signal) : [host]
        const [address] = addresses
        if (address === undefined || !addresses.every(isAllowed)) return { fault: 'private' }
        return await send(message, { address, connections, signal })
      } catch {
        return { fault: 'unreachable' }
      }
    },
  }
}
