import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** When each message of a webhook came first, and how often in all. */
export type Arrivals = ReadonlyMap<string, { readonly firstMs: number; times: number }>

export interface Receivers {
  address(hook: number): string
  /** Whether the receivers of some webhooks answer. */
  setAway(isAway: (hook: number) => boolean): void
  readonly arrivals: Arrivals
  close(): Promise<void>
}

export const arrivalKey = (hook: number, messageId: string) => `${hook} ${messageId}`

/** The systems of all subscribers behind one port, each at a path of its own. */
export async function startReceivers(): Promise<Receivers> {
  const arrivals = new Map<string, { firstMs: number; times: number }>()
  let isAway: (hook: number) => boolean = () => false
  const server: Server = createServer((request, response) => {
    const hook = Number(request.url?.slice(1))
    request.resume()
    request.on('end', () => {
      if (isAway(hook)) {
        response.writeHead(503).end()
        return
      }
      const key = arrivalKey(hook, String(request.headers['webhook-id']))
      const known = arrivals.get(key)
      if (known) known.times += 1
      else arrivals.set(key, { firstMs: Date.now(), times: 1 })
      response.writeHead(204).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: (hook) => `http://127.0.0.1:${port}/${hook}`,
    setAway: (next) => void (isAway = next),
    arrivals,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
