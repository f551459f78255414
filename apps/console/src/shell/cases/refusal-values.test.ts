import { expect, test } from 'vitest'
import { decisionOf, decisionProblems, reasonHelp, reasonProblems, toDecision } from './refusal-values.ts'

test('a code brings its condition and the day to try again', () => {
  expect(decisionOf('AMOUNT_TOO_HIGH', '2026-11-30')).toEqual({
    condition: 'AMOUNT',
    retryFrom: '2026-12-01',
  })
  expect(decisionOf('MATERIAL_INCOMPLETE', '2026-11-20')).toEqual({ retryFrom: '2026-11-21' })
})

test('where the time of operation decides, the day follows from the figure and is not filled in', () => {
  expect(decisionOf('OPERATING_TIME_SHORT', '2026-11-20')).toEqual({ condition: 'OPERATING_MONTHS' })
})

test('amounts are typed in 万元, other figures as they are, and what is blank is left out', () => {
  expect(toDecision({ condition: 'REVENUE_12M', asked: '300', found: '120.5' })).toEqual({
    decidingCondition: 'REVENUE_12M',
    figureAsked: 3_000_000,
    figureFound: 1_205_000,
  })
  expect(
    toDecision({ condition: 'DEBT_RATIO', asked: '70', found: '82.5', retryFrom: '2027-01-01' }),
  ).toEqual({
    decidingCondition: 'DEBT_RATIO',
    figureAsked: 70,
    figureFound: 82.5,
    retryFrom: '2027-01-01',
  })
  expect(toDecision({ condition: 'AREA', asked: '3' })).toEqual({ decidingCondition: 'AREA' })
  expect(toDecision({})).toEqual({})
})

test('a condition with a unit asks for both figures, one without for none', () => {
  expect(Object.keys(decisionProblems({ condition: 'AMOUNT', asked: '50' }))).toEqual(['found'])
  expect(Object.keys(decisionProblems({ condition: 'AMOUNT', asked: '50', found: '五十' }))).toEqual([
    'found',
  ])
  expect(decisionProblems({ condition: 'AREA' })).toEqual({})
  expect(decisionProblems({})).toEqual({})
})

test('a reason that leaves open what its code does is stopped before it is sent, and the form says what to name', () => {
  expect(reasonProblems({ code: 'OTHER', reason: '不符合条件' })).toHaveProperty('reason')
  expect(reasonProblems({ code: 'QUOTA_USED', reason: '额度已满' })).toEqual({})
  expect(reasonProblems({})).toEqual({})
  expect(reasonHelp('UNREACHABLE')).toBe('请写明每次联系的日期和方式。企业会看到。')
  expect(reasonHelp('QUOTA_USED')).toBe(reasonHelp(undefined))
})
