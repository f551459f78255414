import { afterAll, beforeAll, expect, test } from 'vitest'
import { countPoliciesByType } from '@lqr/contract/policies/calls.ts'
import { policyTypes } from '@lqr/contract/policies/entities.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makePolicy } from '../policies.fixtures.ts'

let t: TestApp

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  await makePolicy(db, { level: 'national', type: 'credit' })
  await makePolicy(db, { level: 'provincial', type: 'credit', effectiveTo: '2020-01-01' })
  await makePolicy(db, { level: 'city', type: 'agriculture', areaCodes: ['620500'] })
})
afterAll(() => t.close())

type Body = NonNullable<Parameters<typeof t.call<typeof countPoliciesByType>>[1]['body']>
const counts = async (body: Body, cityCode = '620000') => {
  const answer = await t.call(countPoliciesByType, { body }, { cityCode })
  expect(answer.status).toBe(200)
  return Object.fromEntries(
    answer.data.filter(({ count }) => count > 0).map(({ code, count }) => [code, count]),
  )
}

test('every type is named, in the order of the contract', async () => {
  const { data } = await t.call(countPoliciesByType, { body: {} })
  expect(data.map(({ code }) => code)).toEqual(policyTypes.map(({ code }) => code))
})

test('the numbers follow the other filters and the site', async () => {
  expect(await counts({})).toEqual({ credit: 2, agriculture: 1 })
  expect(await counts({ currentOnly: true })).toEqual({ credit: 1, agriculture: 1 })
  expect(await counts({ level: 'national' })).toEqual({ credit: 1 })
  expect(await counts({}, '620100')).toEqual({ credit: 2 })
})

test('an unknown level is refused', async () => {
  const answer = await t.send(countPoliciesByType, { body: { level: 'x' } })
  expect(answer).toMatchObject({ status: 422, error: { fields: { level: '请选择政策级别' } } })
})
