import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { getIndicator } from '@lqr/contract/statistics/indicator-calls.ts'
import { seedDemo } from '../../../../database/seeds/demo/seed-demo.ts'
import { loadDemo } from '../data/load-demo.ts'
import { CallError } from '../http/call-error.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await makeTestApp()
  await loadDemo(t.services, seedDemo)
}, 120_000)
afterAll(() => t.close())

const get = (url: string) => t.app.inject({ method: 'GET', url })

test('a chart may be framed by anybody, runs no script and asks nothing from outside', async () => {
  const page = await get('/embed/figures/applications')
  expect(page.statusCode).toBe(200)
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors \*$/)
  expect(policy).not.toMatch(/script-src|unsafe/)
  expect(page.headers['x-frame-options']).toBeUndefined()
  expect(page.body).not.toMatch(/<script|src=|@import|url\(/)
  expect(page.body).toContain('来源：陇企融平台公开统计')
  expect(page.body).toMatch(/统计时间 \d{4}-\d\d-\d\d \d\d:\d\d/)
  expect(page.body).toContain('/statistics" target="_blank" rel="noopener">统计口径与全部数据</a>')
})

test('it says what the public call says, of the site that is asked for', async () => {
  const { data } = await t.call(getIndicator, { params: { code: 'applications' } }, { cityCode: '620100' })
  const { body, headers } = await get('/embed/figures/applications.svg?area=620100')
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(body).toContain(`（${data.unit}）· ${data.areaName}`)
  expect(data.parts.length).toBeGreaterThan(1)
  for (const { name } of data.parts) expect(body).toContain(`>${name}<`)
})

test('a quotient of few cases is withheld here too', async () => {
  const { data } = await t.call(getIndicator, { params: { code: 'averageRate' } }, { cityCode: '620100' })
  const { body } = await get('/embed/figures/averageRate.svg?area=620100')
  const withheld = data.parts.filter(({ isWithheld }) => isWithheld)
  expect(withheld.length).toBeGreaterThan(0)
  expect(body.match(/>笔数过少，不公开</g)).toHaveLength(withheld.length)
})

test('a refusal of the call is no missing chart and is kept by nobody, and counts for who looks alone', async () => {
  const from = (remoteAddress: string) =>
    t.app.inject({ method: 'GET', url: '/embed/figures/applications', remoteAddress })
  vi.spyOn(t.services.limits, 'hit').mockImplementation(async (_, address) => {
    if (address === '192.0.2.7') throw new CallError(kernelErrors.tooMany, { retryAfter: 30 })
  })
  const refused = await from('192.0.2.7')
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([429, 'no-store'])
  expect(refused.headers['retry-after']).toBe('30')
  expect((await from('192.0.2.8')).statusCode).toBe(200)
  vi.restoreAllMocks()
})

test('what is no chart is not found, and every other answer keeps refusing frames', async () => {
  for (const url of [
    '/embed/figures/nothing',
    '/embed/figures/applications?area=110000',
    '/embed/figures/__proto__.svg',
  ])
    expect((await get(url)).statusCode).toBe(404)
  expect(String((await get('/docs')).headers['content-security-policy'])).toContain("frame-ancestors 'none'")
})
