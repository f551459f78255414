import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPolicy } from '@lqr/contract/policies/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makePolicy } from '../policies.fixtures.ts'

let t: TestApp

beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-11-20T10:00:00+08:00') })
})
afterAll(() => t.close())

test('a policy is answered with number, dates, windows, guide and source', async () => {
  const id = await makePolicy(t.services.db, {
    title: '示例：首贷贴息',
    docNo: '示例字〔2026〕1号',
    issuedAt: '2026-03-01',
    effectiveFrom: '2026-04-01',
    effectiveTo: '2027-03-31',
    declareFrom: '2026-10-01',
    declareTo: '2026-12-31',
    industries: ['C'],
    keyPoints: ['贴息一年'],
    guide: '1. 登录',
    sourceUrl: 'https://www.gov.cn',
    publishedAt: '2026-03-02T09:00:00+08:00',
  })
  expect(await t.call(getPolicy, { params: { id } })).toMatchObject({
    status: 200,
    data: {
      docNo: '示例字〔2026〕1号',
      issuedAt: '2026-03-01',
      effectiveFrom: '2026-04-01',
      effectiveTo: '2027-03-31',
      declareTo: '2026-12-31',
      cashTo: null,
      validity: 'current',
      industries: ['C'],
      keyPoints: ['贴息一年'],
      guide: '1. 登录',
      sourceUrl: 'https://www.gov.cn',
    },
  })
})

test('an expired policy can still be read, and says so', async () => {
  const id = await makePolicy(t.services.db, {
    effectiveTo: '2026-11-19',
    publishedAt: '2026-01-01T00:00:00+08:00',
  })
  expect((await t.call(getPolicy, { params: { id } })).data.validity).toBe('expired')
})

test('what is unpublished, of the future or not there gets one and the same answer', async () => {
  const { db } = t.services
  const hidden = [
    await makePolicy(db, { status: 'DRAFT' }),
    await makePolicy(db, { status: 'OFFLINE' }),
    await makePolicy(db, { publishedAt: '2026-11-20T10:00:01+08:00' }),
    '1234567',
  ]
  for (const id of hidden) {
    expect(await t.call(getPolicy, { params: { id } })).toMatchObject({
      status: 404,
      msg: '政策不存在或已下线',
      error: { key: 'policies.notFound' },
    })
  }
})

test('an id that is no number is refused', async () => {
  expect(await t.send(getPolicy, { params: { id: '1;select' } })).toMatchObject({
    status: 422,
    error: { fields: { id: '政策编号不正确' } },
  })
})
