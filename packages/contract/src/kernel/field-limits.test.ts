import { expect, test } from 'vitest'
import * as z from 'zod'
import { contactPhone } from './contact-phone.ts'
import { amountYuan, count, months, oneOf, optionalText, sharePercent, text } from './field.ts'
import { maxLengthOf, maxWanLengthOf } from './field-limits.ts'

test.each([
  ['text', text('名称', { max: 60 }), 60],
  ['text that may be missing', text('名称', { max: 60 }).optional(), 60],
  ['text that may stay empty', optionalText('备注', 500), 500],
  ['a term of up to 360 months', months('期限'), 3],
  ['a share of up to 100.00', sharePercent('比例'), 6],
  ['a count', count('人数', 2_000_000), 7],
  ['a phone number, which is copied with what stands between its digits', contactPhone, undefined],
  ['a choice', oneOf('种类', [{ code: 'a', name: '甲' }]), undefined],
  ['text without a limit', z.string(), undefined],
  ['a number without a limit', z.int(), undefined],
])('%s is typed in so many characters', (_, schema, length) => {
  expect(maxLengthOf(schema)).toBe(length)
})

test('an amount of up to 1,000 亿 is typed in 万元 with four decimals', () => {
  expect(maxWanLengthOf(amountYuan('金额'))).toBe('10000000.0000'.length)
  expect(maxWanLengthOf(amountYuan('金额').optional())).toBe(13)
  expect(maxWanLengthOf(text('名称', { max: 9 }))).toBeUndefined()
})
