import { expect, test } from 'vitest'
import type { PolicyCondition } from '@lqr/contract/policies/conditions.ts'
import { askedQuestions } from './asked-questions.ts'

const rule = (fact: PolicyCondition['fact'], when: PolicyCondition['when'] = null) =>
  ({ fact, op: 'atLeast', bound: 1, codes: [], when }) as unknown as PolicyCondition

const keysOf = (conditions: PolicyCondition[], isOwn: boolean) =>
  askedQuestions(conditions, isOwn).questions.map(({ key }) => key)

test('only what the conditions depend on is asked, their guards included', () => {
  const guard = { fact: 'revenueYuan', op: 'atMost', bound: 1, codes: [] } as const
  expect(
    keysOf([rule('patents'), rule('rdPercent', { ...guard, codes: [] }), rule('judged')], false),
  ).toEqual(['revenue', 'rd', 'patents'])
  expect(keysOf([rule('area')], false)).toEqual(['area'])
})

test('what is registered is not asked of an enterprise that is signed in', () => {
  expect(keysOf([rule('revenueYuan'), rule('patents')], true)).toEqual(['patents'])
})

test('titles are asked where a condition is about them', () => {
  expect(askedQuestions([rule('titles')], false)).toEqual({ questions: [], asksTitles: true })
  expect(askedQuestions([rule('patents')], false).asksTitles).toBe(false)
})
