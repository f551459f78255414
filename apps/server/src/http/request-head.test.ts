import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

describe('the head of a request', () => {
  let test: TestApp
  let port: number
  beforeAll(async () => {
    test = await makeTestApp()
    port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port)
  })
  afterAll(() => test.close())

  /** The answer to an address that is sent as it stands. */
  async function answerTo(path: string) {
    const sent = request({ port, path, headers: { cookie: 'Admin-Token=a' } }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    return { status: answer.statusCode, body: (await json(answer)) as { code: number } }
  }

  it.each(['a b', 'a/b', 'a?b', 'a@b', '[::1', '::1', 'a:b', 'a:99999', '<script>', '127.0.0.999', 'ä'])(
    'is refused with the host %j, whoever asks',
    async (host) => {
      for (const cookie of ['', 'Admin-Token=a']) {
        const answer = await test.app.inject({ url: '/index', headers: { host, cookie } })
        expect([answer.statusCode, answer.json().code]).toEqual([400, 400])
      }
    },
  )

  it.each(['', 'localhost', 'portal.example:8443', '127.0.0.1:80', '[::1]:8080', 'a_b.example'])(
    'passes with the host %j',
    async (host) => {
      expect((await test.app.inject({ url: '/healthz', headers: { host } })).statusCode).toBe(200)
    },
  )

  it.each([
    'http://other.example/index',
    '/a%zz',
    '/dic/region/byParentId/%E0%A4',
    '/dic/region/byParentId/1%00',
  ])('is refused in the envelope with the address %s', async (path) => {
    expect(await answerTo(path)).toMatchObject({ status: 400, body: { code: 400 } })
  })

  it('is refused in the envelope with a parameter of any length', async () => {
    const answer = await answerTo(`/console/rosters/${'1'.repeat(5_000)}`)
    expect(answer).toMatchObject({ status: 400, body: { code: 400 } })
  })
})
