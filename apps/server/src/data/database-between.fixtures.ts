import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The way to a database, which a test can block. */
export interface Between {
  readonly url: string
  /** Nothing passes any more, and nobody is told. */
  fallSilent(): void
  /** What was held back passes, and everything after it. */
  speak(): void
  /** Every connection is cut, and none is taken until `speak`. */
  refuse(): void
  close(): Promise<void>
}

/** Stands between the product and the database of this address. */
export async function standBetween(address: string): Promise<Between> {
  const database = new URL(address)
  const open = new Set<Socket>()
  let isSilent = false
  let isClosed = false
  const server = createServer((near) => {
    if (isClosed) return void near.destroy()
    const far = connect(Number(database.port), database.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('data', (bytes) => void other.write(bytes))
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        if (!isSilent) other.destroy()
      })
      if (isSilent) socket.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(address)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    fallSilent() {
      isSilent = true
      for (const socket of open) socket.pause()
    },
    speak() {
      isSilent = false
      isClosed = false
      for (const socket of open) socket.resume()
    },
    refuse() {
      isClosed = true
      for (const socket of open) socket.destroy()
    },
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
