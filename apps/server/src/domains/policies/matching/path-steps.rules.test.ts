import { expect, test } from 'vitest'
import { condition } from '../items/items.fixtures.ts'
import type { Facts } from './judge.rules.ts'
import { smallestPath } from './path.rules.ts'
import { type Helper, stepOf } from './path-steps.rules.ts'

const facts: Facts = { rdPercent: 2.4, revenueYuan: 66_666_667, titles: [], ageMonths: 9, debtPercent: 85 }
const helpers: Helper[] = [
  { id: '7', name: '研发补助', gives: null, paysFor: ['rdPercent'] },
  { id: '8', name: '高企认定', gives: 'highTech', paysFor: [] },
]

const stepsOf = (told: Parameters<typeof condition>[0]) =>
  (smallestPath([condition(told)], facts) ?? []).map((change) => stepOf(change, facts, helpers))

test('a share is told with what it costs at the known revenue, and with the item that pays for it', () => {
  expect(
    stepsOf({ fact: 'rdPercent', op: 'atLeast', bound: 3, clause: '第三条', evidence: '辅助账' }),
  ).toEqual([
    {
      fact: 'rdPercent',
      sentence: '研发费用占营业收入比例由 2.4 % 提高到 3 %（增加 0.6 %）',
      months: null,
      costYuan: 400_000,
      evidence: '辅助账',
      clause: '第三条',
      paidBy: [{ id: '7', name: '研发补助' }],
    },
  ])
})

test('what operators know of time and cost stands before what is worked out', () => {
  const [step] = stepsOf({ fact: 'rdPercent', op: 'atLeast', bound: 3, months: 6, costYuan: 1 })
  expect(step).toMatchObject({ months: 6, costYuan: 1 })
})

test('an age is waited for, a title is asked of the item that gives it', () => {
  const [age] = stepsOf({ fact: 'ageMonths', op: 'atLeast', bound: 12 })
  expect(age).toMatchObject({ sentence: '再等 3 个月，成立时间即符合', months: 3, costYuan: 0 })
  const [title] = stepsOf({ fact: 'titles', op: 'oneOf', codes: ['highTech'] })
  expect(title).toMatchObject({ sentence: '先取得“高新技术企业”称号', paidBy: [{ id: '8' }] })
})

test('a ratio above its bound is lowered', () => {
  const [debt] = stepsOf({ fact: 'debtPercent', op: 'atMost', bound: 80 })
  expect(debt).toMatchObject({ sentence: '资产负债率由 85 % 降低到 80 %（减少 5 %）', costYuan: null })
})
