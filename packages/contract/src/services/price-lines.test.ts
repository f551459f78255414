import { expect, test } from 'vitest'
import { priceLineOf } from './price-lines.ts'

test('a line names item, unit and price, with the commas of either width', () => {
  expect(priceLineOf('审计报告，份，8000')).toEqual({ item: '审计报告', unit: '份', price: '8000' })
  expect(priceLineOf('审计报告, 份 ,8000.50')).toEqual({ item: '审计报告', unit: '份', price: '8000.50' })
})

test('a price may be agreed upon', () => {
  expect(priceLineOf('尽职调查，次，面议')).toEqual({ item: '尽职调查', unit: '次', price: null })
})

test.each([
  '审计报告',
  '审计报告，份',
  '审计报告，份，',
  '，份，8000',
  '审计报告，份，八千',
  '审计报告，份，8,000',
  '审计，份，-1',
])('%s is no line of a price list', (line) => {
  expect(priceLineOf(line)).toBeUndefined()
})
