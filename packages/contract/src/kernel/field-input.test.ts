import { expect, test } from 'vitest'
import { FUND_KINDS } from '../reference/fund-kinds.ts'
import { amountYuan, areaCode, count, dateOnly, oneOf, text, twoDecimals } from './field.ts'
import { creditCode } from './credit-code.ts'
import { inputOf, maxLengthOf, maxValueOf, takesNull } from './field-input.ts'

test('a field says what it is typed into, also where it may be missing', () => {
  expect(inputOf(areaCode().optional()).kind).toBe('area')
  expect(inputOf(amountYuan('金额')).kind).toBe('amount')
  expect(inputOf(dateOnly('日期', { past: true }).nullable())).toEqual({ kind: 'day', past: true })
  expect(inputOf(oneOf('类型', FUND_KINDS).optional())).toEqual({ kind: 'code', items: FUND_KINDS })
  expect(inputOf(text('名称', { max: 9 })).kind).toBe('text')
  expect(inputOf(count('人数').optional()).kind).toBe('whole')
  expect(inputOf(creditCode.meta({ label: '代码' }).optional()).kind).toBe('serial')
})

test('limits are read through what wraps them', () => {
  expect(maxLengthOf(text('名称', { max: 9 }).nullable())).toBe(9)
  expect(maxValueOf(count('人数', 1000).optional())).toBe(1000)
  expect(maxValueOf(twoDecimals('面积', { min: 0.01, max: 10_000 }))).toBe(10_000)
  expect([takesNull(text('名称', { max: 9 })), takesNull(text('名称', { max: 9 }).nullable())]).toEqual([
    false,
    true,
  ])
})
