import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchPieces } from './search-tolerance.ts'
import { searchTerms } from './search-words.ts'

test.each([
  ['信用贷款', ['信用贷']],
  ['信用贷', ['信用贷']],
  ['贷款', ['贷']],
  ['贷款贴息', ['贷', '贴息']],
  ['小微企业贷款', ['小微', '贷']],
  ['科创企业', ['科创']],
  ['兰州银行信用贷款产品', ['兰州银行', '信用贷']],
  ['甘肃某某融资担保有限公司', ['甘肃某某融资担保']],
  ['怎么注册', ['注册']],
  ['首贷政策', ['首贷']],
])('%s is looked for as %j', (keyword, pieces) => {
  expect(searchPieces(keyword)).toEqual(pieces)
})

test.each([
  ['企业', ['企业']],
  ['企业贷款', ['企业', '贷']],
  ['有限公司', ['有限公司']],
  ['政策', ['政策']],
  ['银行', ['银行']],
  ['产品 政策', ['产品', '政策']],
])('%s says nothing else and stays %j', (keyword, pieces) => {
  expect(searchPieces(keyword)).toEqual(pieces)
})

test('width, letter case, spaces and punctuation of any kind make no difference', () => {
  expect(searchPieces('　Ｅ贷款、「信用」 e贷款')).toEqual(['e贷', '信用'])
  expect(searchPieces('%_ ，。')).toEqual([])
})

const keyword = fc
  .array(
    fc.constantFrom('信用', '贷款', '贷', '企业', '公司', '有限公司', '银行', '产品', '怎么', '兰州', ' '),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(''))

test('tolerance only widens: each piece is part of a word as typed, and every word leaves a piece', () => {
  fc.assert(
    fc.property(keyword, (typed) => {
      const terms = searchTerms(typed)
      const pieces = searchPieces(typed)
      for (const piece of pieces) expect(terms.some((term) => term.includes(piece))).toBe(true)
      for (const term of terms) expect(pieces.some((piece) => term.includes(piece))).toBe(true)
    }),
  )
})

test('pieces are looked for as they are: cutting them again changes nothing', () => {
  fc.assert(
    fc.property(keyword, (typed) => {
      const pieces = searchPieces(typed)
      for (const piece of pieces) expect(searchPieces(piece)).toEqual([piece])
    }),
  )
})
