import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Whoever takes or sends less than this holds what others need. */
export const SLOW_LINE_BYTES_PER_SECOND = 16 * 1024
const GRACE_MS = 10_000
const EVERY_MS = 5_000

type Watched = Pick<Socket, 'bytesWritten' | 'writableLength' | 'destroy'>

/** Since when a connection has taken nothing of what waits for it. */
interface Standstill {
  readonly written: number
  readonly since: number
}

/** Finds connections that do not take their answers, by what is asked of it now and then. */
export class SlowReaders {
  readonly #sockets = new Map<Watched, Standstill | undefined>()

  add(socket: Watched): void {
    this.#sockets.set(socket, undefined)
  }

  remove(socket: Watched): void {
    this.#sockets.delete(socket)
  }

  /** Cuts those that have left what waits for them for longer than a slow line needs; `now` in milliseconds. */
  cut(now: number): void {
    for (const [socket, standstill] of this.#sockets) {
      const { bytesWritten: written, writableLength: waiting } = socket
      if (waiting === 0) this.#sockets.set(socket, undefined)
      else if (standstill?.written !== written) this.#sockets.set(socket, { written, since: now })
      else if (now - standstill.since > GRACE_MS + (waiting / SLOW_LINE_BYTES_PER_SECOND) * 1000)
        socket.destroy()
    }
  }
}

/** Cuts the slow readers of a server for as long as it runs. */
export function cutSlowReaders(server: Server): void {
  const readers = new SlowReaders()
  server.on('connection', (socket) => {
    readers.add(socket)
    socket.once('close', () => readers.remove(socket))
  })
  const timer = setInterval(() => readers.cut(performance.now()), EVERY_MS)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}
