import { expect, test } from 'vitest'
import { priceDigits, priceLineOf, priceLineText } from './price-lines.ts'

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

test.each([
  ['8', '8'],
  ['800', '800'],
  ['8000', '8,000'],
  ['8000.50', '8,000.50'],
  ['1234567', '1,234,567'],
  ['0800', '800'],
  ['0.5', '0.5'],
])('%s yuan is read as %s', (typed, read) => {
  expect(priceDigits(typed)).toBe(read)
})

test('a typed line is read with its separators; what is no price line stays as it was typed', () => {
  expect(priceLineText('审计报告,份,12000')).toBe('审计报告，份，12,000 元')
  expect(priceLineText('尽职调查，次，面议')).toBe('尽职调查，次，面议')
  expect(priceLineText('按项目')).toBe('按项目')
})
