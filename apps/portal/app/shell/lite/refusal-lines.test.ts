import { expect, test } from 'vitest'
import { filledLines } from './lite-page.ts'
import { refusalLines } from './refusal-lines.ts'

test('a refusal says what decided in figures and from when to try again, and nothing where neither is known', () => {
  const refusal = {
    decidingCondition: 'DEBT_RATIO',
    figureAsked: 70,
    figureFound: 82.5,
    retryFrom: '2027-03-01',
  } as const
  expect(refusalLines(refusal)).toEqual([
    ['决定的条件', '资产负债率：要求 70%，实际 82.5%，相差 12.5%'],
    ['可以再次申请的日期', '2027年3月1日'],
  ])
  const nothing = { decidingCondition: null, figureAsked: null, figureFound: null, retryFrom: null }
  expect(filledLines(refusalLines(nothing))).toEqual([])
})
