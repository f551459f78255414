import { expect, test } from 'vitest'
import { isSmallestArea, propertyProblems } from './property-problems.ts'

const house = {
  areaCode: '620102',
  kind: 'house',
  builtYear: 2012,
  floor: 3,
  totalFloors: 18,
  structure: 'concrete',
} as const

test('a county, a district and a unit without counties are places to value in; what lies above them is not', () => {
  expect(['620102', '620123', '620200'].map(isSmallestArea)).toEqual([true, true, true])
  expect(['620000', '620100', '629999'].map(isSmallestArea)).toEqual([false, false, false])
})

test.each([
  [{}, []],
  [{ floor: undefined, totalFloors: undefined }, []],
  [{ floor: undefined }, []],
  [{ totalFloors: undefined }, ['totalFloors']],
  [{ floor: 18 }, []],
  [{ floor: 19 }, ['totalFloors']],
  [{ floor: 0, totalFloors: 0 }, ['floor', 'totalFloors']],
  [{ builtYear: 1900 }, []],
  [{ builtYear: 1899 }, ['builtYear']],
  [{ builtYear: 2026 }, []],
  [{ builtYear: 2027 }, ['builtYear']],
  [{ structure: undefined, areaCode: '620100' }, ['areaCode', 'structure']],
])('a building with %o has problems at %o', (over, fields) => {
  expect(propertyProblems({ ...house, ...over }, 2026).map(([field]) => field)).toEqual(fields)
})

test('land is asked for no building', () => {
  expect(propertyProblems({ areaCode: '620102', kind: 'land' }, 2026)).toEqual([])
})
