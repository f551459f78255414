import type { IncomingMessage, Server } from 'node:http'
import { SLOW_LINE_BYTES_PER_SECOND } from './slow-readers.ts'

/** What everybody has for a body, however little of it comes. */
const GRACE_MS = 30_000
const EVERY_MS = 1_000

type Watched = Pick<IncomingMessage, 'complete' | 'socket'>

/** Since when a body has been under way, and what the connection had brought by then. */
interface Beginning {
  readonly read: number
  readonly since: number
}

/** Finds requests whose bodies come more slowly than a slow line carries them, by what is asked of it now and then. */
export class SlowSenders {
  readonly #underWay = new Map<Watched, Beginning>()

  add(request: Watched, now: number): void {
    this.#underWay.set(request, { read: request.socket.bytesRead, since: now })
  }

  remove(request: Watched): void {
    this.#underWay.delete(request)
  }

  /** Those that had their time and what they have sent by then needs; each is named once. `now` in milliseconds. */
  late(now: number): Watched[] {
    const late: Watched[] = []
    for (const [request, { read, since }] of this.#underWay) {
      const needed = ((request.socket.bytesRead - read) / SLOW_LINE_BYTES_PER_SECOND) * 1000
      const isLate = now - since > GRACE_MS + needed
      if (isLate && !request.complete) late.push(request)
      if (isLate || request.complete) this.#underWay.delete(request)
    }
    return late
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Answers slow senders of a server with 408, for as long as it runs. Node's own limit is one time for every body: it would cut
 * a photo that a phone needs a minute for (decision 0196).
 */
export function cutSlowSenders(server: Server): void {
  const senders = new SlowSenders()
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return
    senders.add(request, performance.now())
    request.once('close', () => senders.remove(request))
  })
  const timer = setInterval(() => {
    for (const { socket } of senders.late(performance.now())) {
      const reason = Object.assign(new Error('the body comes too slowly'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      })
      server.emit('clientError', reason, socket)
    }
  }, EVERY_MS)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}
