import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

const FORWARDED = 'x-forwarded-for'

describe.each([
  ['nobody', undefined],
  ['this machine', '1'],
  ['this machine and a network', 'loopback,10.1.0.0/16'],
])('an application that trusts %s', (_, trusted) => {
  let test: TestApp
  beforeAll(async () => {
    const addRoute = (app: TestApp['app']) => void app.get('/who', (request) => ({ ip: request.ip }))
    test = await makeTestApp({}, addRoute, trusted === undefined ? {} : { TRUST_PROXY: trusted })
  })
  afterAll(() => test.close())

  it.each([
    ['127.0.0.1', '203.0.113.7', { 1: '203.0.113.7', 'loopback,10.1.0.0/16': '203.0.113.7' }],
    ['127.0.0.1', '198.51.100.1, 203.0.113.7', { 1: '203.0.113.7', 'loopback,10.1.0.0/16': '203.0.113.7' }],
    ['127.0.0.1', '203.0.113.7, 10.1.2.3', { 1: '10.1.2.3', 'loopback,10.1.0.0/16': '203.0.113.7' }],
    ['127.0.0.1', '198.51.100.1, 10.2.0.1, 10.1.2.3', { 1: '10.1.2.3', 'loopback,10.1.0.0/16': '10.2.0.1' }],
    ['203.0.113.9', '127.0.0.1', {}],
    ['10.1.0.1', '2001:db8::1', { 'loopback,10.1.0.0/16': '2001:db8::1' }],
  ] as [string, string, Record<string, string>][])(
    'takes a request from %s for %s as of the rightmost address that it does not trust',
    async (remoteAddress, forwarded, expected) => {
      const headers = { [FORWARDED]: forwarded }
      const answer = await test.app.inject({ url: '/who', remoteAddress, headers })
      expect(answer.json()).toEqual({ ip: expected[trusted ?? ''] ?? remoteAddress })
    },
  )

  it('refuses what is no address instead of keeping it', async () => {
    const headers = { [FORWARDED]: 'unknown' }
    const answer = await test.app.inject({ url: '/who', headers })
    expect(answer.statusCode).toBe(trusted === undefined ? 200 : 400)
  })
})
