import { expect, test } from 'vitest'
import { regionOptions, regionOptionsWithin } from './region-options.ts'

test('a region is offered with what lies in it and nothing else', () => {
  const labels = regionOptionsWithin('620100').map(({ label }) => label)
  expect(labels).toContain('兰州市')
  expect(labels).toContain('兰州市 城关区')
  expect(labels.every((label) => label.startsWith('兰州'))).toBe(true)
  expect(regionOptionsWithin('620102')).toHaveLength(1)
  expect(regionOptionsWithin('620000')).toEqual(regionOptions)
  expect(regionOptionsWithin(undefined)).toEqual(regionOptions)
})
