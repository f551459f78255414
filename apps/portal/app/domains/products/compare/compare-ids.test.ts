import { expect, test } from 'vitest'
import { readCompareIds, toggleCompareId } from './compare-ids.ts'

test('an address names at most four different products to compare', () => {
  expect(readCompareIds('12.45.12.7.8.9')).toEqual(['12', '45', '7', '8'])
})

test('what is no product number is left out of the comparison', () => {
  expect(readCompareIds("0.-1.abc.1'.99999999999999999.3")).toEqual(['3'])
  expect(readCompareIds(null)).toEqual([])
})

test('choosing a product twice takes it away again', () => {
  expect(toggleCompareId(['12'], '45')).toBe('12.45')
  expect(toggleCompareId(['12', '45'], '12')).toBe('45')
  expect(toggleCompareId(['45'], '45')).toBeUndefined()
})
