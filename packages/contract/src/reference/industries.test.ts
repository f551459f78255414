import { expect, test } from 'vitest'
import { INDUSTRIES, industryOfDivision } from './industries.ts'

test('a numeric industry code finds its category at both ends of each range', () => {
  expect(industryOfDivision('01')).toBe('A')
  expect(industryOfDivision('05')).toBe('A')
  expect(industryOfDivision('06')).toBe('B')
  expect(industryOfDivision('43')).toBe('C')
  expect(industryOfDivision('6510')).toBe('I')
  expect(industryOfDivision('97')).toBe('T')
  for (const bad of ['00', '98', '9', '', 'A', '65100', '-1']) expect(industryOfDivision(bad)).toBeUndefined()
})

test('the 97 divisions of the standard fall into the 20 letters', () => {
  const letters = Array.from({ length: 97 }, (_, index) =>
    industryOfDivision(String(index + 1).padStart(2, '0')),
  )
  expect([...new Set(letters)]).toEqual(INDUSTRIES.slice(0, 20).map((industry) => industry.code))
})
