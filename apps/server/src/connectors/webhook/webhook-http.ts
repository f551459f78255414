import { lookup } from 'node:dns/promises'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from '../web-probe/public-address.ts'
import type { WebhookAnswer, WebhookConnector, WebhookMessage } from './webhook-port.ts'

const TIMEOUT_MS = 10_000
/** Longer heads are refused; of a body nothing is read. */
const MAX_HEAD = 16_384

export interface WebhookSettings {
  /** Demonstrations tell programs on the same machine, over http. */
  readonly tellsLoopback: boolean
  readonly resolve?: (name: string) => Promise<readonly string[]>
  readonly timeoutMs?: number
}

async function resolveName(name: string): Promise<string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address)
}

const isLoopback = (address: string) =>
  address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/** Posts to the address that was looked at, whatever the name would lead to by then; no redirection is followed. */
function send(
  { url, headers, body }: WebhookMessage,
  address: string,
  timeoutMs: number,
): Promise<WebhookAnswer> {
  return new Promise((resolve, reject) => {
    const target = new URL(url)
    const begin = target.protocol === 'https:' ? httpsRequest : httpRequest
    const found = { address, family: isIP(address) }
    const request = begin(target, {
      method: 'POST',
      agent: false,
      maxHeaderSize: MAX_HEAD,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(timeoutMs),
      lookup: (_name, { all }, done) => {
        if (all) done(null, [found])
        else done(null, found.address, found.family)
      },
    })
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0 })
      response.destroy()
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** Tells public https addresses alone: every address of the name has to be public, each time (decision 0071). */
export function makeWebhookHttp(settings: WebhookSettings): WebhookConnector {
  const { tellsLoopback, resolve = resolveName, timeoutMs = TIMEOUT_MS } = settings
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
        const addresses = isIP(host) === 0 ? await resolve(host) : [host]
        const [address] = addresses
        if (address === undefined || !addresses.every(isAllowed)) return { fault: 'private' }
        return await send(message, address, timeoutMs)
      } catch {
        return { fault: 'unreachable' }
      }
    },
  }
}
