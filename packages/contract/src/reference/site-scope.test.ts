import { expect, test } from 'vitest'
import { siteScope } from './site-scope.ts'

test('the province lists everything, in either form of its code', () => {
  expect(siteScope('620000')).toBeUndefined()
  expect(siteScope('62')).toBeUndefined()
})

test('a prefecture lists its own, its counties and the province, but no other prefecture', () => {
  const scope = siteScope('620500')
  expect(scope).toEqual(expect.arrayContaining(['620500', '620502', '620000']))
  expect(scope).not.toContain('620100')
})

test('a county lists its own, its prefecture and the province, but no neighbour', () => {
  expect(siteScope('620122')).toEqual(['620122', '620100', '620000'])
})

test('the New Area stands beside Lanzhou, not inside it', () => {
  expect(siteScope('621500')).toEqual(['621500', '620000'])
  expect(siteScope('620171')).toEqual(['621500', '620000'])
})
