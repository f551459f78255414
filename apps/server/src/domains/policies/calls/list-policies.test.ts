import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPolicies } from '@lqr/contract/policies/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makePolicy } from '../policies.fixtures.ts'

let t: TestApp

beforeAll(async () => {
  // 07:30 in China is still the day before in UTC: the last day of a policy ends by China's calendar.
  t = await makeTestApp({ now: () => new Date('2026-11-19T23:30:00Z') })
  const { db } = t.services
  const day = (date: string) => ({ issuedAt: date, publishedAt: `${date}T09:00:00+08:00` })
  await makePolicy(db, {
    ...day('2021-12-22'),
    title: '信用信息共享应用实施方案',
    docNo: '国办发〔2021〕52号',
    level: 'national',
    type: 'credit',
  })
  await makePolicy(db, {
    ...day('2026-06-01'),
    title: '贴息办法',
    type: 'subsidy',
    effectiveTo: '2026-11-20',
  })
  await makePolicy(db, {
    ...day('2025-06-01'),
    title: '旧贴息办法',
    type: 'subsidy',
    effectiveTo: '2026-11-19',
  })
  await makePolicy(db, { ...day('2026-11-01'), title: '来年规则', effectiveFrom: '2027-01-01' })
  await makePolicy(db, { ...day('2026-03-01'), title: '天水措施', level: 'city', areaCodes: ['620500'] })
  await makePolicy(db, { title: '没有发布', status: 'REVIEW' })
  await makePolicy(db, { title: '以后发布', publishedAt: '2026-11-21T00:00:00+08:00' })
})
afterAll(() => t.close())

type Body = NonNullable<Parameters<typeof t.call<typeof listPolicies>>[1]['body']>
const list = async (body: Body, cityCode?: string) => {
  const answer = await t.call(listPolicies, { body }, cityCode ? { cityCode } : {})
  expect(answer.status).toBe(200)
  return answer.data.list
}
const titles = async (body: Body, cityCode?: string) => (await list(body, cityCode)).map(({ title }) => title)

test('published policies are listed, the latest first', async () => {
  expect(await titles({})).toEqual([
    '来年规则',
    '贴息办法',
    '天水措施',
    '旧贴息办法',
    '信用信息共享应用实施方案',
  ])
})

test('the day after its last day a policy is marked as expired, before its first day as not yet in force', async () => {
  const validity = new Map((await list({})).map((policy) => [policy.title, policy.validity]))
  expect(Object.fromEntries(validity)).toEqual({
    来年规则: 'upcoming',
    贴息办法: 'current',
    天水措施: 'current',
    旧贴息办法: 'expired',
    信用信息共享应用实施方案: 'current',
  })
})

test('who asks for current policies gets neither expired nor future ones', async () => {
  expect(await titles({ currentOnly: true })).toEqual(['贴息办法', '天水措施', '信用信息共享应用实施方案'])
})

test('level and type narrow the list', async () => {
  expect(await titles({ level: 'national' })).toEqual(['信用信息共享应用实施方案'])
  expect(await titles({ type: 'subsidy', currentOnly: true })).toEqual(['贴息办法'])
})

test('a policy is found by its document number, with or without brackets', async () => {
  expect(await titles({ keyword: '国办发〔2021〕52号' })).toEqual(['信用信息共享应用实施方案'])
  expect(await titles({ keyword: '国办发 52号' })).toEqual(['信用信息共享应用实施方案'])
})

test('the word for what a policy is does not hide it', async () => {
  expect(await titles({ keyword: '天水政策' })).toEqual(['天水措施'])
  expect(await titles({ keyword: '贴息 贷款公司' })).toEqual([])
})

test('signs of a keyword are never wildcards', async () => {
  expect(await titles({ keyword: '%' })).toEqual([])
  expect(await titles({ keyword: '_' })).toEqual([])
})

test('a policy of another prefecture is not listed on a site', async () => {
  expect(await titles({}, '620400')).not.toContain('天水措施')
  expect(await titles({}, '620502')).toContain('天水措施')
})

test('unknown level and type are refused by name', async () => {
  const answer = await t.send(listPolicies, { body: { level: 'galactic', type: 'x', currentOnly: 'yes' } })
  expect(answer).toMatchObject({
    status: 422,
    error: { fields: { level: '请选择政策级别', type: '请选择政策类型', currentOnly: '请选择只看现行有效' } },
  })
})
