import { afterAll, beforeAll, expect, test } from 'vitest'
import { countPoliciesByLevel, listPolicies } from '@lqr/contract/policies/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makePolicy } from '../policies.fixtures.ts'

let t: TestApp

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  await makePolicy(db, { level: 'national', type: 'credit', title: '信用共享' })
  await makePolicy(db, { level: 'provincial', type: 'credit', effectiveTo: '2020-01-01' })
  await makePolicy(db, { level: 'provincial', type: 'subsidy' })
  await makePolicy(db, { level: 'city', type: 'subsidy', areaCodes: ['620500'] })
  await makePolicy(db, { level: 'city', status: 'DRAFT' })
})
afterAll(() => t.close())

type Body = NonNullable<Parameters<typeof t.call<typeof countPoliciesByLevel>>[1]['body']>
const counts = async (body: Body, cityCode = '620000') => {
  const answer = await t.call(countPoliciesByLevel, { body }, { cityCode })
  expect(answer.status).toBe(200)
  return Object.fromEntries(answer.data.map(({ code, count }) => [code, count]))
}

test('every level is named with its number, also when it has none', async () => {
  const { data } = await t.call(countPoliciesByLevel, { body: {} })
  expect(data).toEqual([
    { code: 'national', name: '国家', count: 1 },
    { code: 'provincial', name: '省', count: 2 },
    { code: 'city', name: '市', count: 1 },
    { code: 'county', name: '县', count: 0 },
  ])
})

test('the numbers follow the other filters and the site', async () => {
  expect(await counts({ type: 'credit' })).toEqual({ national: 1, provincial: 1, city: 0, county: 0 })
  expect(await counts({ currentOnly: true })).toMatchObject({ provincial: 1 })
  expect(await counts({ keyword: '信用共享' })).toMatchObject({ national: 1, provincial: 0 })
  expect(await counts({}, '620400')).toMatchObject({ city: 0 })
})

test('a facet counts what a click on it lists', async () => {
  const level = 'provincial'
  const { data } = await t.call(listPolicies, { body: { level, currentOnly: true } })
  expect((await counts({ currentOnly: true }))[level]).toBe(data.total)
})

test('a level has no place among the filters of its own facet', async () => {
  const answer = await t.send(countPoliciesByLevel, { body: { level: 'city' } })
  expect(answer).toMatchObject({ status: 422, error: { fields: { level: '不支持的字段' } } })
})
