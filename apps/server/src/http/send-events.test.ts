import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendEvents } from './send-events.ts'

const EVENT = 'x'.repeat(64 * 1024)
/** More than any system keeps for a line. */
const MOST_EVENTS = 2_000

test('a stream that nobody reads is cut, however often something new is written to it', async () => {
  const app = Fastify()
  let wasStopped = false
  const stopped = Promise.withResolvers<number>()
  app.get('/events', (request, reply) =>
    sendEvents(request, reply, {
      open(notify) {
        let sent = 0
        const next = () => {
          if (wasStopped || sent >= MOST_EVENTS) return stopped.resolve(sent)
          sent += 1
          notify(EVENT)
          setImmediate(next)
        }
        setImmediate(next)
        return () => {
          wasStopped = true
        }
      },
    }),
  )
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const reader = connect(Number(address.port), address.hostname)
  reader.pause()
  reader.on('error', () => undefined)
  reader.write('GET /events HTTP/1.1\r\nHost: portal\r\n\r\n')
  expect(await stopped.promise).toBeLessThan(MOST_EVENTS)
  reader.destroy()
  await app.close()
})
