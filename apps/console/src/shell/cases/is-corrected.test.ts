import { expect, test } from 'vitest'
import { isCorrected } from './is-corrected.ts'

interface Values {
  amount?: string
  day?: string
  reason?: string
}

const toInput = ({ amount, day = '', reason = '' }: Values) => ({
  body: { amountYuan: Number(amount), day, reason },
})
const recorded: Values = { amount: '700', day: '2026-11-19' }

test('a reason alone corrects nothing, however the same amount is written', () => {
  expect(isCorrected(toInput, recorded, { ...recorded, reason: '多记一笔' })).toBe(false)
  expect(isCorrected(toInput, recorded, { ...recorded, amount: '700.0', reason: '多记一笔' })).toBe(false)
})

test('one field that differs is a correction', () => {
  expect(isCorrected(toInput, recorded, { ...recorded, day: '2026-11-18', reason: '日期有误' })).toBe(true)
})
