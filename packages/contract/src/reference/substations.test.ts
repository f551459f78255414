import { expect, test } from 'vitest'
import { CITY_LIST } from './city-list.ts'
import { PREFECTURES } from './divisions.ts'
import { codesWithin, findSubstation, normalizeAreaId, substationOfCode, SUBSTATIONS } from './substations.ts'

const pathOf = (code: string) => substationOfCode(code)?.path

test('there are exactly 102 sites with unique codes, names per level and paths', () => {
  expect(SUBSTATIONS).toHaveLength(102)
  expect(new Set(SUBSTATIONS.map((site) => site.id)).size).toBe(102)
  expect(new Set(SUBSTATIONS.map((site) => site.path)).size).toBe(102)
  expect(new Set(SUBSTATIONS.map((site) => site.name)).size).toBe(102)
})

test('the province has 15 units and these have 86 counties, spread as in the statistics', () => {
  expect(PREFECTURES.map((prefecture) => prefecture.counties.length)).toEqual([
    8, 0, 2, 5, 7, 4, 6, 7, 7, 8, 7, 9, 0, 8, 8,
  ])
  const names = PREFECTURES.flatMap((prefecture) => prefecture.counties).map((county) => county.name)
  expect(names).toHaveLength(86)
  expect(names.filter((name) => name.endsWith('区'))).toHaveLength(17)
  expect(names.filter((name) => name.endsWith('市'))).toHaveLength(5)
  expect(names.filter((name) => name.endsWith('自治县'))).toHaveLength(7)
})

test('every county code lies in its prefecture', () => {
  for (const prefecture of PREFECTURES) {
    for (const county of prefecture.counties)
      expect(county.code.slice(0, 4)).toBe(prefecture.code.slice(0, 4))
  }
})

test('the city list runs from 620100 to 623000 in order and has the New Area as 621500', () => {
  const keys = CITY_LIST.map((city) => city.vkey)
  expect(keys).toHaveLength(15)
  expect(keys[0]).toBe('620100')
  expect(keys[14]).toBe('623000')
  expect(keys).toEqual([...keys].sort())
  expect(CITY_LIST.find((city) => city.vkey === '621500')?.value).toBe('兰州新区')
})

test('paths are lower-case pinyin that can stand in an address, read as the place is spoken', () => {
  for (const site of SUBSTATIONS) expect(site.path).toMatch(/^[a-z-]*$/)
  expect(pathOf('620102')).toBe('lanzhou-chengguan')
  expect(pathOf('621124')).toBe('dingxi-lintao')
  expect(pathOf('621223')).toBe('longnan-tanchang')
  expect(pathOf('621126')).toBe('dingxi-minxian')
  expect(pathOf('622901')).toBe('linxia-linxiashi')
  expect(pathOf('622921')).toBe('linxia-linxiaxian')
})

test('no path can be taken for a route of the specification or for another part of the server', () => {
  const taken =
    'index redirectLogin thirdLogin financial productDetails loan disaster policy statistics agency article serveHall ' +
    'screenView subplatform console portal checkPortal admin checkAdmin api dic tax log docs healthz readyz metrics dev 404'
  for (const name of taken.split(' ')) expect(findSubstation(name)).toBeUndefined()
})

test('only counties carry the parent path subplatform', () => {
  for (const site of SUBSTATIONS) expect(site.parentPath).toBe(site.level === 3 ? 'subplatform' : '')
})

test('a site is found by its path, the province by the empty one, an unknown one not at all', () => {
  expect(findSubstation('')?.id).toBe('620000')
  expect(findSubstation('lanzhou')?.name).toBe('兰州市')
  expect(findSubstation('Lanzhou')).toBeUndefined()
  expect(findSubstation('chengguan')).toBeUndefined()
  expect(findSubstation('__proto__')).toBeUndefined()
})

test('an area holds itself and everything below it', () => {
  expect(codesWithin('62')).toHaveLength(102)
  expect(codesWithin('620300')).toEqual(['620300', '620302', '620321'])
  expect(codesWithin('620302')).toEqual(['620302'])
  expect(codesWithin('110000')).toEqual([])
})

test('the New Area is a sibling of Lanzhou and not counted inside it', () => {
  expect(codesWithin('620100')).not.toContain('621500')
  expect(codesWithin('621500')).toEqual(['621500'])
  expect(substationOfCode('621500')?.parentId).toBe('620000')
})

test('62 and 620000 mean the province, four digits a prefecture, 620171 the New Area', () => {
  expect(normalizeAreaId('62')).toBe('620000')
  expect(normalizeAreaId('620000')).toBe('620000')
  expect(normalizeAreaId('6229')).toBe('622900')
  expect(normalizeAreaId('620171')).toBe('621500')
  for (const bad of ['', '6', '63', '620', '620101', '62000000', "62' or 1", '６２']) {
    expect(normalizeAreaId(bad)).toBeUndefined()
  }
})
