import { describe, expect, it } from 'vitest'
import { measureJson } from './json-shape.rules.ts'

const limits = { depth: 3, members: 4, values: 10 }
const fits = (value: unknown) => measureJson(JSON.stringify(value), limits).fits

describe('the shape of a JSON text', () => {
  it.each([
    ['as many keys as allowed', { a: 1, b: 2, c: 3, d: 4 }, true],
    ['one key more', { a: 1, b: 2, c: 3, d: 4, e: 5 }, false],
    ['as many items as allowed', [1, 2, 3, 4], true],
    ['one item more', [1, 2, 3, 4, 5], false],
    ['as deep as allowed', [[[1]]], true],
    ['one level deeper', [[[[1]]]], false],
    [
      'many values in small groups',
      [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
      false,
    ],
    ['a text that looks like a list', '[,,,,,,,,,,[[[[[', true],
    ['a text with quotes and backslashes', { a: '\\",,,,,,,,,,\\\\', b: '"{{{{{' }, true],
    ['a key that looks like a list', { '[,,,,,,{{{{{': '\\' }, true],
    ['nothing', null, true],
  ])('%s', (_, value, expected) => {
    expect(fits(value)).toBe(expected)
  })

  it.each([
    ['80,000 unknown keys', `{${Array.from({ length: 80_000 }, (_, index) => `"k${index}":1`).join(',')}}`],
    ['half a million lists in one another', '['.repeat(500_000)],
    ['half a million items', `[${'0,'.repeat(500_000)}0]`],
    ['many small objects', `[${'{"a":[1,2,3,4,5]},'.repeat(50_000)}0]`],
  ])('is known after a few signs of %s', (_, text) => {
    const { fits: isSmall, read } = measureJson(text)
    expect(isSmall).toBe(false)
    expect(read).toBeLessThan(20_000)
  })

  it('reads each sign once where a text is all quotes and backslashes', () => {
    const text = `"${'\\"\\\\'.repeat(1_000)}"`
    expect(measureJson(text)).toEqual({ fits: true, read: text.length })
    expect(measureJson('"never ended')).toEqual({ fits: true, read: 12 })
  })
})
