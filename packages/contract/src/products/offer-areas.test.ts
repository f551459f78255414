import { expect, test } from 'vitest'
import { areaNames, areasProblem, coveredAreas, reachOf } from './offer-areas.ts'

const branch = reachOf({ level: 2, regionCode: '620500' })

test('a house of the first level reaches the province, a branch its region', () => {
  expect(reachOf({ level: 1, regionCode: '620100' })).toBeNull()
  expect(reachOf({ level: 2, regionCode: '620000' })).toBeNull()
  expect(branch).toContain('620500')
  expect(branch).toContain('620502')
  expect(branch).not.toContain('620102')
})

test('a branch names its areas and stays within them', () => {
  expect(areasProblem(['620502'], branch)).toBeUndefined()
  expect(areasProblem(['620502', '620102'], branch)).toBe('服务地区超出本机构所在地区：城关区')
  expect(areasProblem([], branch)).toContain('分支机构')
  expect(areasProblem([], null)).toBeUndefined()
})

test('an area covers what lies below it, and the whole province is no list at all', () => {
  expect(coveredAreas(['620500'])).toEqual(branch?.toSorted())
  expect(coveredAreas(['620502', '620502'])).toEqual(['620502'])
  expect(coveredAreas(['620000'])).toEqual([])
  expect(coveredAreas(['629999'])).toEqual([])
})

test('areas are named by the highest that are covered', () => {
  expect(areaNames([])).toEqual(['全省'])
  expect(areaNames(coveredAreas(['620500', '620102']))).toEqual(['城关区', '天水市'])
})
