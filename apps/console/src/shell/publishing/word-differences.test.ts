import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordDifferences } from './word-differences.ts'

test('the words that changed are marked, the rest stays', () => {
  expect(wordDifferences('申报截止到11月30日。\n请按时提交。', '申报截止到12月15日。\n请按时提交。')).toEqual(
    [
      { text: '申报截止到', kind: 'same' },
      { text: '11', kind: 'gone' },
      { text: '12', kind: 'new' },
      { text: '月', kind: 'same' },
      { text: '30', kind: 'gone' },
      { text: '15', kind: 'new' },
      { text: '日。\n请按时提交。', kind: 'same' },
    ],
  )
})

test('a line that came, and a text that was empty', () => {
  expect(wordDifferences('甲\n丙', '甲\n乙\n丙')).toEqual([
    { text: '甲\n', kind: 'same' },
    { text: '乙\n', kind: 'new' },
    { text: '丙', kind: 'same' },
  ])
  expect(wordDifferences('', '甲')).toEqual([{ text: '甲', kind: 'new' }])
  expect(wordDifferences('甲', '甲')).toEqual([{ text: '甲', kind: 'same' }])
})

test('both texts can be read out of the difference', () => {
  const text = fc
    .array(fc.constantFrom('融资', '贷款', '\n', '12', '，', 'a b'), { maxLength: 12 })
    .map((all) => all.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDifferences(before, after)
      const without = (left: string) =>
        parts.flatMap(({ text: words, kind }) => (kind === left ? [] : [words])).join('')
      expect([without('new'), without('gone')]).toEqual([before, after])
    }),
    { seed: 11 },
  )
})
