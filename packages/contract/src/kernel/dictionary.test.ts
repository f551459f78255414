import { afterEach, expect, test } from 'vitest'
import { allCalls } from '../all-calls.ts'
import { articleZones } from '../content/entities.ts'
import { PRODUCT_CATEGORIES } from '../reference/product-categories.ts'
import { industryOfDivision, INDUSTRIES } from '../reference/industries.ts'
import { ZONES } from '../reference/zones.ts'
import {
  dictionaryOf,
  dictionaryRevision,
  onDictionaries,
  orderedCodes,
  setDictionaries,
} from './dictionary.ts'
import { DICTIONARY_KINDS } from './dictionary-kinds.ts'

afterEach(() => setDictionaries({}))

const [first, second] = PRODUCT_CATEGORIES
const codesOf = (items: readonly { code: string }[]) => items.map(({ code }) => code)

test('an item that is held says the name in force, and the list stands in the order in force', () => {
  const shipped = codesOf(PRODUCT_CATEGORIES)
  setDictionaries({
    productCategory: [
      { code: second.code, name: '固定资产贷款（新）' },
      { code: first.code, name: first.name },
    ],
  })
  expect(second.name).toBe('固定资产贷款（新）')
  expect(JSON.parse(JSON.stringify(second))).toEqual({ code: 'fixedAsset', name: '固定资产贷款（新）' })
  expect(codesOf(PRODUCT_CATEGORIES)).toEqual([second.code, first.code, ...shipped.slice(2)])
  setDictionaries({})
  expect(second.name).toBe('固定资产贷款')
  expect(codesOf(PRODUCT_CATEGORIES)).toEqual(shipped)
})

test('a list made of several follows each of them', () => {
  const others = articleZones.length - ZONES.length
  setDictionaries({ zone: [{ code: 'fund', name: '基金' }] })
  expect(articleZones[0]).toMatchObject({ code: 'fund', name: '基金' })
  expect(articleZones).toHaveLength(ZONES.length + others)
})

test('no code is added and none is lost; one of a later release stands behind', () => {
  setDictionaries({ zone: [{ code: 'gone', name: '没有了' }] })
  expect(codesOf(ZONES)).not.toContain('gone')
  expect(orderedCodes(['a', 'b', 'new'], ['b', 'gone', 'a'])).toEqual(['b', 'a', 'new'])
})

test('who listens is told of a change, and not of the same once more', () => {
  let told = 0
  const end = onDictionaries(() => (told += 1))
  setDictionaries({ zone: [{ code: 'fund', name: '基金' }] })
  setDictionaries({ zone: [{ code: 'fund', name: '基金' }] })
  expect(told).toBe(1)
  end()
  setDictionaries({})
  expect(told).toBe(1)
})

test('what is in force has a word of its own, the same in every process', () => {
  const shipped = dictionaryRevision()
  setDictionaries({ zone: [{ code: 'fund', name: '基金' }] })
  expect(dictionaryRevision()).not.toBe(shipped)
  setDictionaries({})
  expect(dictionaryRevision()).toBe(shipped)
})

test('rules do not follow the order: the division of an industry stays with its letter', () => {
  setDictionaries({ industryName: INDUSTRIES.toReversed().map(({ code, name }) => ({ code, name })) })
  expect(industryOfDivision('01')).toBe('A')
  expect(industryOfDivision('3711')).toBe('C')
})

test('every dictionary there is has its list', () => {
  expect(allCalls.length).toBeGreaterThan(0)
  const empty = DICTIONARY_KINDS.filter(({ code }) => !dictionaryOf(code)?.shipped.length)
  expect(empty).toEqual([])
})
