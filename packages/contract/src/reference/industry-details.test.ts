import { expect, test } from 'vitest'
import { findScaleRow } from './enterprise-scale.ts'
import { INDUSTRIES, industryOfDivision } from './industries.ts'
import { INDUSTRY_DETAILS, industryName } from './industry-details.ts'

test('exactly the categories whose scale depends on a finer choice offer one', () => {
  const needing = INDUSTRIES.filter(({ code }) => findScaleRow(code).kind === 'needsDetail').map(
    ({ code }) => code,
  )
  const offering = new Set<string>(INDUSTRY_DETAILS.map(({ category }) => category))
  expect([...offering]).toEqual(needing)
})

test('every finer choice belongs to its category and is decided: one row of the standard, or not covered', () => {
  for (const { code, category } of INDUSTRY_DETAILS) {
    expect(industryOfDivision(code)).toBe(category)
    expect(findScaleRow(code).kind).not.toBe('needsDetail')
  }
})

test('a stored industry code is named, a letter and a finer code alike', () => {
  expect(industryName('C')).toBe('制造业')
  expect(industryName('52')).toBe('零售业')
  expect(industryName('99')).toBeUndefined()
})
