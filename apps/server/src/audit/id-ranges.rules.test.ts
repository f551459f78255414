import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  countIds,
  idsOf,
  joinRanges,
  parseRanges,
  rangesOfIds,
  rangesText,
  rangesUpTo,
  withoutRanges,
} from './id-ranges.rules.ts'

const ids = fc.uniqueArray(fc.integer({ min: -5, max: 40 }))
const ascending = (list: number[]) => list.toSorted((a, b) => a - b)

it('reads and writes the text of PostgreSQL', () => {
  expect(parseRanges('{[1,5),[7,8)}')).toEqual([
    { from: 1, to: 5 },
    { from: 7, to: 8 },
  ])
  expect(rangesText(parseRanges('{[-3,5),[7,8)}'))).toBe('{[-3,5),[7,8)}')
  expect(parseRanges('{}')).toEqual([])
})

it('is arithmetic of sets of ids', () => {
  fc.assert(
    fc.property(ids, ids, fc.integer({ min: -6, max: 41 }), (some, others, last) => {
      const [a, b] = [rangesOfIds(ascending(some)), rangesOfIds(ascending(others))]
      expect(idsOf(a)).toEqual(ascending(some))
      expect(countIds(a)).toBe(some.length)
      expect(idsOf(joinRanges(a, b))).toEqual(ascending([...new Set([...some, ...others])]))
      expect(idsOf(withoutRanges(a, b))).toEqual(ascending(some.filter((id) => !others.includes(id))))
      expect(idsOf(rangesUpTo(a, last))).toEqual(ascending(some.filter((id) => id <= last)))
    }),
  )
})

it('keeps ranges apart that do not touch, and none that is empty', () => {
  expect(
    rangesText(joinRanges([{ from: 4, to: 4 }], parseRanges('{[7,8)}'), parseRanges('{[1,3),[3,5)}'))),
  ).toBe('{[1,5),[7,8)}')
})
