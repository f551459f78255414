import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Below the ranges from which systems take ports for outgoing connections, so that a restart finds it free again.
const LOWEST = 20_000
const ABOVE = 32_000

/** The preferred loopback port if nobody listens there, else a random free one. */
export async function freePort(preferred: number | undefined): Promise<number> {
  for (let port = preferred ?? randomPort(); ; port = randomPort()) if (await isFree(port)) return port
}

function randomPort(): number {
  return randomInt(LOWEST, ABOVE)
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const server = createServer()
  server.once('error', () => resolve(false))
  server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  return promise
}
