import { describe, expect, test } from 'vitest'
import { figureInWords } from '@lqr/contract/reference/refusal-conditions.ts'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import { monthsBetween } from '../clocks/months-between.rules.ts'
import { refusalWords, refusedBecause } from './refusal-copy.ts'
import { figureOf, monthsAfter, refusalProblemsOf, retryFromOf } from './refusal.rules.ts'

const ON = { today: '2026-11-20', foundDate: '2025-09-30' }

describe('the day to try again', () => {
  test('is the one that was named', () => {
    expect(retryFromOf('OTHER', { retryFrom: '2027-02-01' }, ON)).toBe('2027-02-01')
  })

  test('is the day on which the enterprise has worked for as long as is asked', () => {
    expect(retryFromOf('OPERATING_TIME_SHORT', { figureAsked: 24, figureFound: 13 }, ON)).toBe('2027-09-30')
  })

  test('follows from the code where nothing else is known, or the time has passed already', () => {
    expect(retryFromOf('MATERIAL_INCOMPLETE', {}, ON)).toBe('2026-11-21')
    expect(retryFromOf('OPERATING_TIME_SHORT', { figureAsked: 12, figureFound: 6 }, ON)).toBe('2027-02-18')
    const unknown = { ...ON, foundDate: null }
    expect(retryFromOf('OPERATING_TIME_SHORT', { figureAsked: 24, figureFound: 6 }, unknown)).toBe(
      '2027-02-18',
    )
  })

  test('lies after the refusal for every code', () => {
    for (const { code } of REJECT_CODES) expect(retryFromOf(code, {}, ON) > ON.today, code).toBe(true)
  })

  test('a month later is the same day, or the last one of a shorter month', () => {
    expect(monthsAfter('2025-08-31', 6)).toBe('2026-02-28')
    expect(monthsAfter('2025-12-15', 1)).toBe('2026-01-15')
  })

  test('whoever may try again once it is so many months old is so old on that day', () => {
    for (const day of ['2026-08-28', '2026-08-29', '2026-08-30', '2026-08-31', '2028-02-29']) {
      for (let months = 1; months <= 60; months += 1) {
        expect([day, months, monthsBetween(day, monthsAfter(day, months))]).toEqual([day, months, months])
      }
    }
  })
})

describe('what decided', () => {
  test('is what the code says, unless the institution names another condition', () => {
    expect(figureOf('DEBT_TOO_HIGH', {}).decidingCondition).toBe('DEBT_RATIO')
    expect(figureOf('DEBT_TOO_HIGH', { decidingCondition: 'REVENUE_12M' }).decidingCondition).toBe(
      'REVENUE_12M',
    )
    expect(figureOf('OTHER', {}).decidingCondition).toBeNull()
  })

  test('an older caller that names nothing is not asked for figures', () => {
    for (const { code } of REJECT_CODES) expect(refusalProblemsOf(code, {}, ON), code).toEqual({})
  })

  test('whoever names a condition with figures names both, and none where there are none', () => {
    const named = refusalProblemsOf('OTHER', { decidingCondition: 'AMOUNT' }, ON)
    expect(Object.keys(named)).toEqual(['figureAsked', 'figureFound'])
    expect(Object.keys(refusalProblemsOf('DEBT_TOO_HIGH', { figureFound: 80 }, ON))).toEqual(['figureAsked'])
    expect(Object.keys(refusalProblemsOf('AREA_OUTSIDE', { figureFound: 80 }, ON))).toEqual(['figureFound'])
    expect(refusalProblemsOf('DEBT_TOO_HIGH', { figureAsked: 70, figureFound: 82.5 }, ON)).toEqual({})
  })

  test('a day that has passed is refused, today is not', () => {
    expect(refusalProblemsOf('OTHER', { retryFrom: '2026-11-19' }, ON)).toHaveProperty('retryFrom')
    expect(refusalProblemsOf('OTHER', { retryFrom: '2026-11-20' }, ON)).toEqual({})
  })

  test('is told in words and figures', () => {
    const figure = {
      decidingCondition: 'REVENUE_12M',
      figureAsked: 3_000_000,
      figureFound: 1_200_000,
    } as const
    expect(figureInWords(figure)).toBe('近 12 个月营业收入：要求 300 万元，实际 120 万元，相差 180 万元')
    expect(figureInWords({ ...figure, figureAsked: null })).toBe('近 12 个月营业收入')
    expect(figureInWords({ decidingCondition: 'DEBT_RATIO', figureAsked: 70, figureFound: 82.35 })).toContain(
      '相差 12.35%',
    )
    expect(refusalWords({ ...figure, decidingCondition: null }, null)).toBe('')
    expect(refusalWords(figure, '2027-02-18')).toContain('2027-02-18 起可以再次申请')
  })

  test('comes after the reason and the advice, which are whole sentences', () => {
    expect(refusedBecause('负债过高', '先归还到期贷款')).toBe('负债过高。建议：先归还到期贷款。')
    expect(refusedBecause('负债过高。', '先归还到期贷款。')).toBe('负债过高。建议：先归还到期贷款。')
    expect(refusedBecause('负债过高', null)).toBe('负债过高。')
  })
})
