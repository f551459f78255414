import { expect, test } from 'vitest'
import { emptyProperty, propertySchema } from './property-schema.ts'

const typed = {
  ...emptyProperty('620102'),
  address: '示例路 1 号 2 栋 301 室',
  areaSquareMetres: '120.5',
  structure: 'concrete',
  builtYear: '二〇〇五',
}

test('what is wrong of a building hinders nobody who asks for land', () => {
  const house = propertySchema.safeParse(typed)
  expect(new Set(house.error?.issues.map(({ path }) => path[0]))).toEqual(new Set(['builtYear']))
  const { success, data } = propertySchema.safeParse({ ...typed, kind: 'land' })
  expect(success).toBe(true)
  expect(data).toMatchObject({ kind: 'land', areaSquareMetres: 120.5 })
  expect(data).not.toHaveProperty('builtYear')
})
