import '@fastify/multipart'
import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getCaptcha, getUserInfo } from '@lqr/contract/identity/calls.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { placesFor } from './load-places.ts'

/** Places of strangers who read; the others follow from them. */
const MOST = 5
const WORKING = placesFor('working', MOST)
const SIGNING_IN = placesFor('signing-in', MOST)
const posted: RequestInit = {
  method: 'POST',
  body: '{}',
  headers: { 'content-type': 'application/json' },
}

describe('an instance with all its places taken', () => {
  let test: TestApp
  let base: string
  const opened: (() => void)[] = []
  const waiting: Promise<Response>[] = []
  let entered = () => {}

  /** A handler that waits until the test lets it go. */
  const wait = async () => {
    const gate = Promise.withResolvers<void>()
    opened.push(gate.resolve)
    entered()
    await gate.promise
    return { done: true }
  }

  beforeAll(async () => {
    const addRoutes = ({ app }: { app: TestApp['app'] }) => {
      app.get('/slow', wait)
      app.post('/slow', wait)
      app.post('/done', async () => ({ done: true }))
      app.post('/file', async (request) => {
        entered()
        await (await request.file())?.toBuffer()
        return wait()
      })
      app.get('/slow-sign-in', { config: { limit: 'login' } }, wait)
      app.get('/page', async () => (await app.inject({ url: '/slow-not' })).statusCode)
    }
    test = await makeTestApp({}, (app) => addRoutes({ app }), { MOST_REQUESTS: String(MOST) })
    base = await test.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => test.close())
  afterEach(async () => {
    for (const open of opened.splice(0)) open()
    const answers = await Promise.all(waiting.splice(0))
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  })

  /** Takes places and waits until all of them are held. */
  async function take(places: number, path = '/slow', init: RequestInit = {}) {
    for (let place = 0; place < places; place += 1) {
      const inside = new Promise<void>((resolve) => void (entered = resolve))
      waiting.push(fetch(base + path, init))
      await inside
    }
  }
  const get = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(base + path, init)
    await answer.arrayBuffer()
    return answer
  }

  it('turns the next request away, says when to come again, and heals by itself', async () => {
    await take(MOST)
    const refused = await fetch(`${base}/openapi.json`)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3'])
    expect(await refused.json()).toMatchObject({ code: 503, error: { key: 'kernel.tooManyLoads' } })
    opened.shift()?.()
    await waiting.shift()?.then((answer) => answer.arrayBuffer())
    await take(1)
  })

  it('answers those who watch it and lets people sign in', async () => {
    await take(MOST)
    for (const path of ['/healthz', '/readyz', '/metrics', getCaptcha.path]) {
      expect((await get(path)).status, path).toBe(200)
    }
    await take(SIGNING_IN, '/slow-sign-in')
    expect((await get(getCaptcha.path)).status).toBe(503)
    expect((await get('/healthz')).status).toBe(200)
  })

  it('lets strangers read while all who are signed in wait, and those work while strangers wait', async () => {
    const asked = { headers: { authorization: 'Bearer of-nobody' } }
    await take(WORKING, '/slow', posted)
    expect((await get(getUserInfo.path, asked)).status).toBe(503)
    expect((await get('/openapi.json')).status).toBe(200)
    await take(MOST)
    expect((await get('/openapi.json')).status).toBe(503)
    opened.shift()?.()
    await waiting.shift()?.then((answer) => answer.arrayBuffer())
    expect((await get(getUserInfo.path, asked)).status).toBe(401)
  })

  it('turns requests with a body away before the body is read', async () => {
    await take(WORKING, '/slow', posted)
    const headers = { 'content-type': 'application/json', 'content-length': 1_000 }
    const sent = request(`${base}/slow`, { method: 'POST', headers })
    sent.flushHeaders()
    const [answer] = await once(sent, 'response')
    expect(answer.statusCode).toBe(503)
    sent.destroy()
  })

  it('gives no place to those who never finish sending', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': 1_000, expect: '100-continue' }
    const senders = Array.from({ length: MOST * 2 }, () =>
      request(`${base}/slow`, { method: 'POST', headers }),
    )
    await Promise.all(
      senders.map((sender) => {
        sender.flushHeaders()
        return once(sender, 'continue')
      }),
    )
    await take(WORKING, '/slow', posted)
    expect((await get('/done', posted)).status).toBe(503)
    for (const sender of senders) {
      sender.on('error', () => {})
      sender.destroy()
    }
  })

  it('gives a file its place with its last byte', async () => {
    const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
    const end = 'all of it\r\n--x--\r\n'
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': (head + end).length,
    }
    const senders = []
    for (let place = 0; place < MOST * 2; place += 1) {
      const begun = new Promise<void>((resolve) => void (entered = resolve))
      const sender = request(`${base}/file`, { method: 'POST', headers })
      sender.on('error', () => {})
      sender.write(head)
      senders.push(sender)
      await begun
    }
    await take(WORKING - 1, '/slow', posted)
    const read = new Promise<void>((resolve) => void (entered = resolve))
    senders[0]?.end(end)
    await read
    expect((await get('/done', posted)).status).toBe(503)
    for (const sender of senders) sender.destroy()
    await expect.poll(async () => (await get('/done', posted)).status).toBe(200)
  })

  it('counts a page once, with all that it asks of calls', async () => {
    await take(MOST - 1)
    expect(await (await fetch(`${base}/page`)).text()).toBe('404')
  })
})
