import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bindingFaults } from './bound-calls.ts'
import { makeTestApp, type TestApp } from './testing/test-app.ts'

describe('the server', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  it('binds every call of the contract exactly once', () => {
    expect(bindingFaults()).toEqual({ unbound: [], twice: [] })
  })

  it('answers health, readiness, metrics, OpenAPI and the documentation page', async () => {
    const status = async (url: string) => (await test.app.inject({ url })).statusCode
    expect(
      await Promise.all(['/healthz', '/readyz', '/metrics', '/openapi.json', '/docs'].map(status)),
    ).toEqual([200, 200, 200, 200, 200])
    expect((await test.app.inject({ url: '/openapi.json' })).json().openapi).toBe('3.1.0')
  })

  it('keeps metrics to the machine itself', async () => {
    expect((await test.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404)
  })
})
