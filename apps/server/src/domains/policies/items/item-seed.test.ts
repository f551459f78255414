import { afterAll, beforeAll, expect, test } from 'vitest'
import { policyItemFields } from '@lqr/contract/policies/item-entities.ts'
import { matchItems } from '@lqr/contract/policies/match-calls.ts'
import { seedPolicyItems } from '../../../../../../database/seeds/demo/policy-items.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
const NOW = new Date('2026-11-20T15:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  await t.services.db.transaction().execute((tx) => seedPolicyItems(tx, NOW))
})
afterAll(() => t.close())

test('every item is one that an operator could have typed, from a document with a number', async () => {
  const { list } = (await t.call(matchItems, { body: { pageSize: 100 } })).data
  expect(list.length).toBeGreaterThan(8)
  for (const { item } of list) {
    const typed = Object.fromEntries(
      Object.keys(policyItemFields.shape).map((name) => [name, item[name as 'name']]),
    )
    expect(policyItemFields.safeParse(typed).error).toBeUndefined()
    expect(item.docNo).toMatch(/〔20\d\d〕/)
  }
})

test('what was invented says so, and what stands in a document does not', async () => {
  const { list } = (await t.call(matchItems, { body: { pageSize: 100 } })).data
  for (const { item } of list) expect(item.isExample).toBe(item.name.includes('示例'))
})

test('the steps of titles lead from one to the next by the rules of 2026', async () => {
  const answers = { titles: ['innovativeSme' as const], revenueYuan: 14_000_000, patents: 0 }
  const { list } = (await t.call(matchItems, { body: { keyword: '专精特新中小企业认定', answers } })).data
  const [match] = list
  const verdict = (fact: string) => match?.verdicts.find((one) => one.fact === fact)
  expect(verdict('titles')?.answer).toBe('met')
  expect(verdict('revenueYuan')).toMatchObject({ answer: 'unmet', by: '还差 100 万元', group: 1 })
  expect(verdict('nicheYears')).toMatchObject({ answer: 'unknown', enterAt: 'profile' })
})
