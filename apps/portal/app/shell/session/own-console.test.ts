import { expect, test } from 'vitest'
import { throughDuties } from './own-console.ts'

test('a page of the portal is reached by way of the console, a page of the console directly', () => {
  expect(throughDuties('/lanzhou/productDetails?id=2&tab=a')).toBe(
    '/console/continue?to=%2Flanzhou%2FproductDetails%3Fid%3D2%26tab%3Da',
  )
  expect(throughDuties('')).toBe('/console')
  expect(throughDuties('/console/product/apply?proId=2')).toBe('/console/product/apply?proId=2')
})
