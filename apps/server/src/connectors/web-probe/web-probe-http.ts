import { lookup } from 'node:dns/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { LinkFault } from '@lqr/contract/content/broken-link-calls.ts'
import { isPublicAddress } from './public-address.ts'
import { type SendProbe, sendProbe } from './send-probe.ts'
import type { WebProbe } from './web-probe-port.ts'

const MAX_REDIRECTS = 5
/** Between two requests to one host. */
const PAUSE_MS = 1_000
/** Answers that many sites give to a question for the head alone. */
const ASKS_FOR_PAGE = new Set([400, 403, 404, 405, 406, 500, 501])
const GONE = new Set([404, 410])

export interface ProbeSettings {
  /** The addresses of a name. */
  readonly resolve?: (name: string) => Promise<readonly string[]>
  readonly send?: SendProbe
  readonly pauseMs?: number
}

async function resolveName(name: string): Promise<string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address)
}

/**
 * Asks pages over the network: the head first, the page itself where a head is refused. Every hop is resolved here and has to
 * stand at public addresses alone; the request goes to the address that was looked at.
 */
export function makeWebProbe(settings: ProbeSettings = {}): WebProbe {
  const { resolve = resolveName, send = sendProbe, pauseMs = PAUSE_MS } = settings
  const askedAt = new Map<string, number>()

  async function polite(host: string) {
    const rest = (askedAt.get(host) ?? 0) + pauseMs - Date.now()
    if (rest > 0) await wait(rest)
    askedAt.set(host, Date.now())
  }

  async function askOne(url: URL): Promise<{ fault: LinkFault | null; next?: URL }> {
    const addresses = await resolve(url.hostname)
    const [address] = addresses
    if (address === undefined || !addresses.every(isPublicAddress)) return { fault: 'private' }
    await polite(url.hostname)
    const head = await send(url, address, 'HEAD').catch(() => undefined)
    if (!head || ASKS_FOR_PAGE.has(head.status)) await polite(url.hostname)
    const { status, location } =
      head && !ASKS_FOR_PAGE.has(head.status) ? head : await send(url, address, 'GET')
    if (status >= 300 && status < 400 && location !== undefined && URL.canParse(location, url))
      return { fault: null, next: new URL(location, url) }
    if (GONE.has(status)) return { fault: 'gone' }
    return { fault: status >= 500 ? 'failing' : null }
  }

  return {
    async ask(address) {
      try {
        let url: URL | undefined = new URL(address)
        for (let hop = 0; url && hop <= MAX_REDIRECTS; hop += 1) {
          if (!/^https?:$/.test(url.protocol)) return 'failing'
          const { fault, next }: { fault: LinkFault | null; next?: URL } = await askOne(url)
          if (fault !== null) return fault
          url = next
        }
        return url ? 'failing' : null
      } catch {
        return 'unreachable'
      }
    },
  }
}
