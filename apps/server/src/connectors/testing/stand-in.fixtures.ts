import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { signature } from '../signed-request.ts'

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** Whether the shared secret signed it. */
  readonly isSigned: boolean
}

/** How an outside system behaves at one request; a number is a status. */
export type Behaviour =
  | 'well'
  /** Takes the question and never answers. */
  | 'hang'
  /** Answers byte by byte, for ever. */
  | 'trickle'
  /** Valid JSON of another shape. */
  | 'lie'
  | 'brokenJson'
  | 'html'
  /** The answer to somebody else's question. */
  | 'otherAnswer'
  /** The right answer twice on one connection. */
  | 'double'
  /** A gigabyte. */
  | 'flood'
  /** A head of one megabyte. */
  | 'longHead'
  /** Small on the line, large when unpacked. */
  | 'zipped'
  | 'reset'
  | 'redirect'
  | number

export interface StandIn {
  readonly url: string
  readonly received: readonly Received[]
  /** How it behaves at the next requests, one after the other; the last one for ever. */
  behave(...next: Behaviour[]): void
  /** Connections that are open now. */
  open(): number
  /** Resolves as soon as no more than so many connections are open. */
  openAtMost(count: number): Promise<void>
  /** Resolves as soon as so many requests have come since the beginning. */
  asked(count: number): Promise<void>
  /** Bytes of floods that were taken from it. */
  flooded(): number
  close(): Promise<void>
}

export const STAND_IN_SECRET = 'a-shared-secret-of-tests'
/** For a system that answers: no pause of a busy machine ends a try. */
export const PATIENT_MS = 30_000
const TRICKLE_MS = 5
const FLOOD_BYTES = 1_073_741_824
const CHUNK = Buffer.alloc(65_536, 0x20)

type Answer = (asked: Received, turn: number) => unknown

/** An outside system on this machine that answers signed questions, and behaves badly where a test asks it to. */
export async function startStandIn(answer: Answer = () => ({ ready: true })): Promise<StandIn> {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  const watchers = new Set<() => void>()
  const timers = new Set<NodeJS.Timeout>()
  let behaviours: Behaviour[] = ['well']
  let flooded = 0

  const noticed = () => [...watchers].forEach((look) => look())
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isSo()) return
        watchers.delete(look)
        resolve()
      }
      watchers.add(look)
      look()
    })

  function flood(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'application/json' })
    const pour = () => {
      while (flooded < FLOOD_BYTES && !response.destroyed) {
        flooded += CHUNK.length
        if (!response.write(CHUNK)) return void response.once('drain', pour)
      }
    }
    pour()
  }

  function trickle(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{')
    const timer = setInterval(() => response.write(' '), TRICKLE_MS)
    timers.add(timer)
    response.on('close', () => clearInterval(timer))
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      const { 'x-timestamp': at, 'x-nonce': nonce, 'x-signature': given } = request.headers
      const isSigned = given === signature(STAND_IN_SECRET, String(at), String(nonce), body)
      const asked = { path: request.url ?? '', headers: request.headers, body, isSigned }
      received.push(asked)
      const behaviour = (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) ?? 'well'
      behaveNow(behaviour, asked, response)
      noticed()
    })
  })

  function behaveNow(behaviour: Behaviour, asked: Received, response: ServerResponse) {
    const id = String(asked.headers['x-request-id'])
    const head = (over: object = {}) => ({ 'content-type': 'application/json', 'x-request-id': id, ...over })
    const text = JSON.stringify(answer(asked, received.length))
    if (typeof behaviour === 'number') return void response.writeHead(behaviour, head()).end('{}')
    if (behaviour === 'flood') return flood(response.setHeader('x-request-id', id))
    if (behaviour === 'trickle') return trickle(response.setHeader('x-request-id', id))
    const acts: Record<Exclude<Behaviour, number | 'flood' | 'trickle'>, () => void> = {
      well: () => response.writeHead(200, head()).end(text),
      hang: () => {},
      lie: () => response.writeHead(200, head()).end('{"unexpected":["shape",null,7]}'),
      brokenJson: () => response.writeHead(200, head()).end('{"ready":'),
      html: () => response.writeHead(200, head({ 'content-type': 'text/html' })).end('<p>Login</p>'),
      otherAnswer: () => response.writeHead(200, head({ 'x-request-id': 'of-somebody-else' })).end(text),
      double: () => {
        const whole = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nx-request-id: ${id}\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
        response.socket?.write(whole + whole)
      },
      longHead: () => response.socket?.write(`HTTP/1.1 200 OK\r\nx-long: ${'x'.repeat(1_048_576)}\r\n\r\n`),
      zipped: () => response.writeHead(200, head({ 'content-encoding': 'gzip' })).end(text),
      reset: () => response.socket?.resetAndDestroy(),
      redirect: () => response.writeHead(307, head({ location: 'http://169.254.169.254/latest' })).end(),
    }
    acts[behaviour]()
  }

  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => {
      sockets.delete(socket)
      noticed()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    behave: (...next) => void (behaviours = next),
    open: () => sockets.size,
    openAtMost: (count) => until(() => sockets.size <= count),
    asked: (count) => until(() => received.length >= count),
    flooded: () => flooded,
    async close() {
      for (const timer of timers) clearInterval(timer)
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
