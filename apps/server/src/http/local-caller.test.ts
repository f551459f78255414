import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '../app.ts'
import { SANDBOX_LOGIN_PATH } from '../connectors/unified-identity/unified-identity-sandbox.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

/** What only a caller on the machine itself may see. */
const LOCAL = [
  '/metrics',
  '/dev/inbox',
  `${SANDBOX_LOGIN_PATH}?state=state-1234`,
  `${SANDBOX_LOGIN_PATH}/continue?who=nobody&state=state-1234`,
]
const HEADERS = [
  ['x-forwarded-for', '203.0.113.7'],
  ['x-forwarded-for', '127.0.0.1'],
  ['forwarded', 'for=127.0.0.1'],
  ['x-real-ip', '127.0.0.1'],
  ['via', '1.1 proxy'],
] as const

const isShown = (status: number) => status === 200 || status === 302

let test: TestApp
let plain: FastifyInstance
let trusting: FastifyInstance
let trustingAnother: FastifyInstance

beforeAll(async () => {
  test = await makeTestApp()
  const trust = (...trustedProxies: string[]) =>
    makeApp({ ...test.services, config: { ...test.services.config, trustedProxies } })
  plain = test.app
  trusting = await trust('loopback')
  trustingAnother = await trust('10.0.0.1')
})
afterAll(async () => {
  await Promise.all([trusting.close(), trustingAnother.close()])
  await test.close()
})

describe.each(LOCAL)('%s', (url) => {
  const shows = async (app: FastifyInstance, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    isShown((await app.inject({ url, headers, remoteAddress })).statusCode)

  it.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('is shown to %s', async (address) => {
    expect([await shows(plain, {}, address), await shows(trusting, {}, address)]).toEqual([true, true])
  })

  it.each(['203.0.113.7', '10.0.0.1', '::ffff:10.0.0.1'])('is not shown to %s', async (address) => {
    expect([await shows(plain, {}, address), await shows(trusting, {}, address)]).toEqual([false, false])
  })

  it.each(HEADERS)('is not shown through a proxy nobody trusts, which says %s: %s', async (name, value) => {
    expect(await shows(plain, { [name]: value })).toBe(false)
  })

  it('is shown through a trusted proxy to a caller on this machine alone', async () => {
    expect(await shows(trusting, { 'x-forwarded-for': '127.0.0.1' })).toBe(true)
    expect(await shows(trusting, { 'x-forwarded-for': '203.0.113.7' })).toBe(false)
    expect(await shows(trusting, { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' })).toBe(false)
    expect(await shows(trusting, { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '203.0.113.7' })).toBe(false)
  })

  it.each(HEADERS.slice(2))(
    'is not shown through a trusted proxy that only says %s: %s',
    async (name, value) => {
      expect(await shows(trusting, { [name]: value })).toBe(false)
    },
  )

  it('is not shown through a proxy on this machine while another one is trusted', async () => {
    const headers = { 'x-forwarded-for': '127.0.0.1' }
    expect(await shows(trustingAnother, headers)).toBe(false)
    expect(await shows(trustingAnother, headers, '10.0.0.1')).toBe(true)
  })
})
