import http, { type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import tls, { type ConnectionOptions } from 'node:tls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publicGeneration } from '../pages/page-generation.ts'
import { registerGeneration } from '../pages/register-pages.ts'
import { SHARED } from '../pages/send-page.ts'
import { publicChanges } from '../publishing/public-change.store.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { appendAudit } from './audit.store.ts'
import { askNginx, type Nginx, readAnswer, type Seen, SITE, startNginx } from './nginx.fixtures.ts'

let test: TestApp
let nginx: Nginx
/** How often the page that may be kept was made. */
let made = 0

beforeAll(async () => {
  const routes = (app: TestApp['app'], services: TestApp['services']) => {
    app.all('/seen*', ({ ip, protocol, host, headers }) => ({ ip, protocol, host, headers }))
    app.post('/lite/form', async ({ raw }) => {
      let size = 0
      for await (const part of raw) size += (part as Buffer).length
      return { size }
    })
    app.get('/kept*', (_request, reply) => {
      made += 1
      return reply.headers({ 'cache-control': SHARED, vary: 'accept-encoding, cookie' }).send(`made ${made}`)
    })
    registerGeneration(app, publicGeneration(services))
  }
  test = await makeTestApp({}, routes, { TRUST_PROXY: 'loopback', PUBLIC_URL: `https://${SITE}` })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  nginx = await startNginx((test.app.server.address() as AddressInfo).port)
})
afterAll(async () => {
  await nginx.stop()
  await test.close()
})

const ask = (path: string, headers: Record<string, string> = {}, body?: Buffer) =>
  askNginx(nginx, path, headers, body)

function shakeHands(options: ConnectionOptions): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = tls.connect(
    { host: '127.0.0.1', port: nginx.httpsPort, servername: SITE, ca: nginx.certificate, ...options },
    () => resolve(socket.getProtocol() ?? ''),
  )
  socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  return promise.finally(() => socket.destroy())
}

it('gives what is asked over https to the product, whose headers arrive once', async () => {
  const answer = await ask('/readyz')
  expect([answer.status, answer.headers['strict-transport-security']]).toEqual([
    200,
    'max-age=31536000; includeSubDomains',
  ])
  expect(answer.headers.server).toBe('nginx')
})

it('sends whoever comes by http to the same address over https', async () => {
  const { promise, resolve, reject } = Promise.withResolvers<Seen>()
  const options = {
    host: '127.0.0.1',
    port: nginx.httpPort,
    path: '/index?area=620100',
    headers: { host: 'evil.example' },
  }
  http.get(options, (answer) => void readAnswer(answer).then(resolve, reject)).once('error', reject)
  const { status, headers } = await promise
  expect([status, headers.location]).toEqual([301, `https://${SITE}/index?area=620100`])
})

it.each([
  [{ minVersion: 'TLSv1.3' }, 'TLSv1.3'],
  [{ maxVersion: 'TLSv1.2' }, 'TLSv1.2'],
  [
    { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' },
    'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION',
  ],
  [{ maxVersion: 'TLSv1.2', ciphers: 'AES128-SHA' }, 'ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE'],
  [{ servername: 'other.example' }, 'ERR_SSL_TLSV1_UNRECOGNIZED_NAME'],
] as [ConnectionOptions, string][])('answers the greeting %j with %s', async (options, expected) => {
  expect(await shakeHands(options)).toBe(expected)
})

it.each([
  ['x-forwarded-for', '203.0.113.7'],
  ['x-forwarded-for', '203.0.113.7, 127.0.0.1'],
  ['x-real-ip', '203.0.113.7'],
  ['forwarded', 'for=203.0.113.7;host=evil.example'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'http'],
])('lets nobody say by %s: %s who he is or where he came', async (name, value) => {
  const { ip, protocol, host, headers } = JSON.parse((await ask('/seen', { [name]: value })).text) as {
    ip: string
    protocol: string
    host: string
    headers: IncomingHttpHeaders
  }
  expect({ ip, protocol, host, forwarded: headers['x-forwarded-for'] }).toEqual({
    ip: '127.0.0.1',
    protocol: 'https',
    host: SITE,
    forwarded: '127.0.0.1',
  })
})

it.each(['/metrics', '/%6Detrics', '//metrics', '/dev/inbox', '/DEV/../dev/inbox', '/dev/third-login'])(
  'keeps %s to the machine itself',
  async (path) => expect((await ask(path)).status).toBe(404),
)

it('leaves a body that is too long to the answer of the product, and one far beyond to nobody', async () => {
  const type = { 'content-type': 'application/json' }
  const long = await ask('/api/system/LoginController/login', type, Buffer.alloc(2_000_000, 32))
  expect([long.status, long.headers['content-type']]).toEqual([413, expect.stringContaining('json')])
  expect((await ask('/seen', type, Buffer.alloc(13_000_000))).status).toBe(413)
})

it('lets a form without scripts bring all the documents it may have', async () => {
  const type = { 'content-type': 'multipart/form-data; boundary=x' }
  const form = Buffer.alloc(31_000_000)
  expect(JSON.parse((await ask('/lite/form', type, form)).text)).toEqual({ size: form.length })
})

it('writes no query, no mobile number and no referrer into its log', async () => {
  await ask('/seen/13900000001?phone=13900000002', { referer: 'https://portal.example.com/?ticket=secret-1' })
  const log = await nginx.accessLog()
  expect(log).toContain(' GET /seen/*** 200 ')
  expect(log).not.toMatch(/13900000|ticket|secret/)
})

const cached = async (headers?: Record<string, string>) => {
  const { headers: told, text } = await ask('/kept', headers)
  return [told['x-cache'], text]
}

it('serves one copy of a page to strangers, and makes the page of who is signed in', async () => {
  made = 0
  expect(await cached()).toEqual(['MISS', 'made 1'])
  expect(await cached({ cookie: 'Other=1' })).toEqual(['HIT', 'made 1'])
  expect(await cached({ cookie: 'Other=1; Admin-Token=somebody' })).toEqual(['BYPASS', 'made 2'])
  expect(await cached({ authorization: 'Bearer somebody' })).toEqual(['BYPASS', 'made 3'])
  expect(await cached({ cookie: 'Elder-Mode=1' })).toEqual(['MISS', 'made 4'])
  expect(await cached({ cookie: 'Elder-Mode=0; Elder-Mode=1; Other=1' })).toEqual(['HIT', 'made 4'])
  expect(await cached({ cookie: 'Elder-Mode=%31; Not-Elder-Mode=1' })).toEqual(['HIT', 'made 1'])
  expect(await cached({ 'accept-encoding': 'gzip, br' })).toEqual(['MISS', 'made 5'])
  expect(await cached()).toEqual(['HIT', 'made 1'])
})

it('forgets its copies as soon as something is published, and keeps them while nothing is', async () => {
  const publish = (action: 'unlist-product' | 'login', entity: 'product' | 'account') =>
    test.services.db
      .transaction()
      .execute((tx) => appendAudit(tx, { actor: undefined, requestId: null, ip: null }, [{ action, entity }]))
  const [, before] = await cached()
  await publish('login', 'account')
  expect(await publicChanges(test.services.pool)).toEqual(new Map())
  await publish('unlist-product', 'product')
  await expect.poll(async () => (await cached())[1]).not.toBe(before)
  expect((await cached())[0]).toBe('HIT')
})

it('goes on with the copies it has while the product is away', async () => {
  const [, before] = await cached()
  test.app.server.close().closeAllConnections()
  expect(await cached()).toEqual([expect.stringMatching(/HIT|STALE/), before])
})
