import { expect, test } from 'vitest'
import { DICTIONARY_ITEM_ROWS, DICTIONARY_ROWS, REGION_ROWS, SITE_ROWS } from './reference-rows.ts'

const itemsOf = (code: string) => DICTIONARY_ITEM_ROWS.filter((row) => row.dict_code === code)

test('the dictionaries of places are complete', () => {
  expect(itemsOf('cityList')).toHaveLength(15)
  expect(itemsOf('areaDetailName')).toHaveLength(86)
})

test('every dictionary has items, and no key or name stands twice in one', () => {
  expect(new Set(DICTIONARY_ROWS.map((row) => row.code)).size).toBe(DICTIONARY_ROWS.length)
  for (const { code } of DICTIONARY_ROWS) {
    const items = itemsOf(code)
    expect(items.length).toBeGreaterThan(0)
    expect(new Set(items.map((row) => row.vkey)).size).toBe(items.length)
    expect(new Set(items.map((row) => row.value)).size).toBe(items.length)
  }
})

test('regions and sites can be inserted in order: each parent stands before its children', () => {
  expect(REGION_ROWS).toHaveLength(102)
  expect(SITE_ROWS.map((row) => row.id)).toEqual(REGION_ROWS.map((row) => row.code))
  const seen = new Set<string | null>([null])
  for (const row of REGION_ROWS) {
    expect(seen).toContain(row.parent_code)
    seen.add(row.code)
  }
})
