import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

type Answer = number | 'hang' | ((message: Received) => number | Promise<number>)

export interface Receiver {
  readonly received: Received[]
  address(path?: string): string
  /** What it answers from now on, to each message alike or by what it is; `hang` answers nothing. */
  answer(next: Answer): void
  close(): Promise<void>
}

/** A system of a bank that takes webhooks, on this machine, at a free port or this one. */
export async function makeReceiver(
  onMessage: (message: Received) => void = () => {},
  givenPort = 0,
): Promise<Receiver> {
  const received: Received[] = []
  let answer: Answer = 204
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const message = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      }
      received.push(message)
      onMessage(message)
      if (answer === 'hang') return
      const answered = Promise.resolve(typeof answer === 'number' ? answer : answer(message))
      void answered.then((status) => response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end())
    })
  })
  await new Promise<void>((resolve) => server.listen(givenPort, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    received,
    address: (path = '/hook') => `http://127.0.0.1:${port}${path}`,
    answer: (next) => void (answer = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Whether a secret signed the message, as Standard Webhooks 1.0.0 says it is checked. */
export function isSignedBy({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const wanted = `v1,${createHmac('sha256', key).update(text).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(wanted)
}
