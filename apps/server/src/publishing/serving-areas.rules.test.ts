import { expect, test } from 'vitest'
import { servingAreas } from './serving-areas.rules.ts'

test('a site shows the funds of its area, of those below and of the wider ones', () => {
  expect(servingAreas('620000', undefined)).toBeUndefined()
  const lanzhou = servingAreas('620100', undefined)
  expect(lanzhou).toEqual(expect.arrayContaining(['620000', '620100', '620102']))
  expect(lanzhou).not.toContain('620500')
})

test('a chosen area is met by wider funds too, and never widens the site', () => {
  expect(servingAreas('620000', '620102')).toEqual(['620102', '620100', '620000'])
  expect(servingAreas('620100', '620102')).toEqual(['620102', '620100', '620000'])
  expect(servingAreas('620100', '620502')).toEqual(['620000'])
})
