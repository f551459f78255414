import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCaptcha } from '@lqr/contract/identity/calls.ts'
import { makeApp } from '../app.ts'
import { askCode } from '../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

const INBOX = { url: '/dev/inbox', headers: { accept: 'application/json' } }

describe('the development inbox', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  it('shows codes and captcha answers, the newest first', async () => {
    await askCode(test, '13812340001', 'login')
    await askCode(test, '13812340002', 'register')
    const { data } = await test.call(getCaptcha, {})
    const response = await test.app.inject(INBOX)
    const inbox = response.json()
    expect(response.headers['cache-control']).toBe('no-store')
    expect(inbox.sms.map(({ phone, scene }: Record<string, string>) => [phone, scene])).toEqual([
      ['13812340002', 'register'],
      ['13812340001', 'login'],
    ])
    expect(inbox.sms[0]).toMatchObject({
      code: expect.stringMatching(/^\d{6}$/),
      sentAt: expect.stringMatching(/\+08:00$/),
    })
    expect(inbox.captcha[0]).toEqual({ uuid: data.uuid, answer: expect.stringMatching(/^\d{4}$/) })
    expect(inbox.totp).toEqual([])
  })

  it('keeps to the newest fifty of a kind', async () => {
    for (let more = 0; more < 51; more += 1) await test.call(getCaptcha, {})
    expect((await test.app.inject(INBOX)).json().captcha).toHaveLength(50)
  })

  it('is a page for people when a browser asks, with nothing that runs', async () => {
    await test.services.pool.query(
      `insert into dev_inbox (kind, detail) values ('sms', '{"phone": "<script>alert(1)</script>"}')`,
    )
    const page = await test.app.inject({ url: '/dev/inbox', headers: { accept: 'text/html' } })
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).not.toContain('<script>')
  })

  it('does not exist for a caller on another machine, also through a trusted proxy', async () => {
    expect((await test.app.inject({ ...INBOX, remoteAddress: '192.0.2.10' })).statusCode).toBe(404)
    const config = { ...test.services.config, trustedProxies: ['loopback'] }
    const behindProxy = await makeApp({ ...test.services, config })
    const headers = { ...INBOX.headers, 'x-forwarded-for': '192.0.2.10' }
    expect((await behindProxy.inject({ ...INBOX, headers })).statusCode).toBe(404)
    await behindProxy.close()
  })

  it.each([
    ['demonstration mode', { demo: false }, 'sandbox' as const],
    ['the SMS sandbox', { demo: true }, 'http' as const],
  ])('does not exist without %s, exactly like any unknown address', async (_, mode, name) => {
    const config = { ...test.services.config, ...mode }
    const app = await makeApp({ ...test.services, config, sms: { ...test.services.sms, name } })
    const strip = (body: string) => body.replaceAll(/"requestId":"[^"]*"/g, '')
    const inbox = await app.inject(INBOX)
    const unknown = await app.inject({ ...INBOX, url: '/dev/nothing' })
    expect([inbox.statusCode, strip(inbox.body)]).toEqual([404, strip(unknown.body)])
    await app.close()
  })
})
