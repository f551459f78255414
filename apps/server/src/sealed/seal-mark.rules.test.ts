import { expect, test } from 'vitest'
import { mergeMarks, oldKeysOf, partsOf } from './seal-mark.rules.ts'

test('a mark names suite and key; what is of before names no key', () => {
  expect(partsOf('s1.0a1b2c3d')).toEqual({ suite: 's1', keyId: '0a1b2c3d' })
  expect(partsOf('v1')).toEqual({ suite: 'g1', keyId: null })
})

test('counts of two databases are one count for each mark', () => {
  const [real, sandbox] = [
    { mark: 'g1.aa', count: 2 },
    { mark: 'g1.aa', count: 3 },
  ]
  expect(mergeMarks([real, { mark: 's1.now', count: 9 }, sandbox])).toEqual([
    { mark: 'g1.aa', count: 5 },
    { mark: 's1.now', count: 9 },
  ])
})

test('an old key is free when nothing of either suite is left under it and nothing names no key', () => {
  const counts = [
    { mark: 'g1.aa', count: 2 },
    { mark: 's1.aa', count: 3 },
    { mark: 's1.now', count: 9 },
  ]
  expect(oldKeysOf(['now', 'aa', 'bb'], counts)).toEqual([
    { keyId: 'aa', left: 5, isFree: false },
    { keyId: 'bb', left: 0, isFree: true },
  ])
  expect(oldKeysOf(['now', 'bb'], [{ mark: 'v1', count: 1 }])).toEqual([
    { keyId: 'bb', left: 0, isFree: false },
  ])
})
