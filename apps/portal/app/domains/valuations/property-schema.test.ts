import { afterEach, expect, test, vi } from 'vitest'
import { emptyProperty, propertySchema } from './property-schema.ts'

const typed = {
  ...emptyProperty('620102'),
  address: '示例路 1 号 2 栋 301 室',
  areaSquareMetres: '120.5',
  structure: 'concrete',
  builtYear: '二〇〇五',
}

afterEach(() => vi.useRealTimers())

test('what is wrong of a building hinders nobody who asks for land', () => {
  const house = propertySchema.safeParse(typed)
  expect(new Set(house.error?.issues.map(({ path }) => path[0]))).toEqual(new Set(['builtYear']))
  const { success, data } = propertySchema.safeParse({ ...typed, kind: 'land' })
  expect(success).toBe(true)
  expect(data).toMatchObject({ kind: 'land', areaSquareMetres: 120.5 })
  expect(data).not.toHaveProperty('builtYear')
})

test('a building of this year is one from the first hour of the year in China on', () => {
  const house = { ...typed, kind: 'house', builtYear: '2027', floor: '3', totalFloors: '18' }
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T23:30:00+08:00') })
  expect(propertySchema.safeParse(house).success).toBe(false)
  vi.setSystemTime(new Date('2027-01-01T00:30:00+08:00'))
  expect(propertySchema.safeParse(house).success).toBe(true)
})
