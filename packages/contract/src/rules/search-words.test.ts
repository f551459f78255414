import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeSearchText, queryWords, searchTerms, searchWords } from './search-words.ts'

const isHit = (text: string, keyword: string) => {
  const index = new Set(searchWords(text))
  const plain = normalizeSearchText(text)
  return searchTerms(keyword).every(
    (term) => plain.includes(term) && queryWords(term).every((word) => index.has(word)),
  )
}

test('width and case of letters make no difference', () => {
  expect(normalizeSearchText('　甘味Ｅ贷－牛肉拉面 ')).toBe('甘味e贷 牛肉拉面')
  expect(isHit('甘味e贷-牛肉拉面创业贷', 'Ｅ贷')).toBe(true)
})

test('a word of two characters, of one and of many are all found', () => {
  for (const keyword of ['科技', '贷', '科技成长贷', '成长'])
    expect(isHit('陇上科技成长贷', keyword)).toBe(true)
})

test('pairs do not reach across words', () => {
  expect(searchWords('财政+金融')).not.toContain('政金')
  expect(isHit('财政+金融', '政金')).toBe(false)
})

test('several words must all occur, in any order', () => {
  expect(isHit('兰州银行 科技贷', '科技 兰州')).toBe(true)
  expect(isHit('兰州银行 科技贷', '科技 天水')).toBe(false)
})

test('punctuation alone is no word at all', () => {
  expect(searchTerms('%_\\ ，')).toEqual([])
})

test('every part of a word of the text is found', () => {
  const word = fc.string({ unit: fc.constantFrom(...'甘肃银行科技贷e1'), minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(word, fc.nat(11), fc.integer({ min: 1, max: 12 }), (text, from, length) => {
      const part = text.slice(from, from + length)
      return part === '' || isHit(text, part)
    }),
  )
})
