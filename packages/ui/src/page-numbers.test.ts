import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test('a short list shows every page', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4])
})

test('a long list shows the ends and the neighbours', () => {
  expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 4, 'gap', 20])
  expect(pageNumbers(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20])
  expect(pageNumbers(20, 20)).toEqual([1, 'gap', 17, 18, 19, 20])
})

test('the current, the first and the last page are always there, in order and once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (last, seed) => {
      const current = (seed % last) + 1
      const pages = pageNumbers(current, last).filter((page) => page !== 'gap')
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
      expect(pages).toEqual(expect.arrayContaining([1, current, last]))
      expect(pages.length).toBeLessThanOrEqual(7)
    }),
  )
})
