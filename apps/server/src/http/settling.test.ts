import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerSettling } from './settling.ts'

let app: FastifyInstance
let base: string
let came: PromiseWithResolvers<void>
let goOn: PromiseWithResolvers<void>

beforeEach(async () => {
  app = Fastify()
  came = Promise.withResolvers()
  goOn = Promise.withResolvers()
  registerSettling(app)
  app.get('/call', () => 'answered')
  app.get('/page', async () => {
    came.resolve()
    await goOn.promise
    return (await app.inject({ url: '/call' })).body
  })
  app.get('/stream', { config: { isStream: true } }, (_request, reply) => {
    reply.hijack()
    reply.raw.write('event')
  })
  base = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => app.close())

test('a page that is under way when the server stops still has its calls answered', async () => {
  const page = fetch(`${base}/page`)
  await came.promise
  const settled = app.settle()
  await expect(fetch(`${base}/call`)).rejects.toThrow('fetch failed')
  goOn.resolve()
  expect(await (await page).text()).toBe('answered')
  await settled
})

test('a stream keeps nothing waiting', async () => {
  const stream = await fetch(`${base}/stream`)
  await app.settle()
  app.server.closeAllConnections()
  await expect(stream.text()).rejects.toThrow('terminated')
})
