import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markedWords, markParts } from './search-marks.ts'

/** The text with its marked stretches in brackets. */
const shown = (text: string, keyword: string) =>
  markParts(text, markedWords(keyword))
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('')

test('what was searched for is marked, in its tolerant form as well', () => {
  expect(shown('陇上信用贷', '信用贷款')).toBe('陇上[信用贷]')
  expect(shown('陇上信用贷款', '信用贷款')).toBe('陇上[信用贷款]')
  expect(shown('小微企业纳税贷', '小微企业贷款')).toBe('[小微]企业纳税[贷]')
})

test('width and letter case make no difference, and the text stays as it was written', () => {
  expect(shown('甘味Ｅ贷-牛肉拉面', 'e贷')).toBe('甘味[Ｅ贷]-牛肉拉面')
  expect(shown('第㈠批', '一')).toBe('第[㈠]批')
})

test('words that overlap or touch are one mark', () => {
  expect(shown('科技成长贷', '科技成 技成长')).toBe('[科技成长]贷')
})

test('without a keyword, or with one of mere punctuation, nothing is marked', () => {
  expect(markParts('科技贷', markedWords(undefined))).toEqual([{ text: '科技贷', isMatch: false }])
  expect(shown('科技%贷', '%')).toBe('科技%贷')
  expect(markParts('', ['贷'])).toEqual([])
})

test('joined again the parts are the text, and neighbours differ', () => {
  const text = fc.string({ unit: fc.constantFrom(...'甘肃银行贷款Ｅe1㈠𠮷ﬁ -'), maxLength: 24 })
  const keyword = fc.string({ unit: fc.constantFrom(...'贷款银e1fi𠮷 '), maxLength: 4 })
  fc.assert(
    fc.property(text, keyword, (whole, typed) => {
      const parts = markParts(whole, markedWords(typed))
      expect(parts.map((part) => part.text).join('')).toBe(whole)
      for (const [index, part] of parts.slice(1).entries())
        expect(part.isMatch).not.toBe(parts[index]?.isMatch)
    }),
  )
})
