import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseSuggestions, knownWords } from './search-suggestions.rules.ts'

const named = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `${prefix}${index}`, href: `/${prefix}` }))

test('known words contain what is typed; those that begin with it stand first', () => {
  expect(knownWords('贷款')[0]).toMatch(/贷/)
  expect(knownWords('供应链')).toEqual(['供应链', '供应链金融', '供应链融资'])
  expect(knownWords('担保')).toEqual(['融资担保'])
  expect(knownWords('，')).toEqual([])
})

test('with plenty of everything each kind has its share', () => {
  const many = {
    word: named('w', 9),
    product: named('p', 9),
    organisation: named('o', 9),
    policy: named('x', 9),
  }
  const kinds = chooseSuggestions('贷', many).map(({ kind }) => kind)
  expect(kinds.join(' ')).toBe('word word product product product organisation organisation policy')
})

test('never more than eight, never a text twice, and no place stays free while there is something to say', () => {
  const count = fc.nat(9)
  fc.assert(
    fc.property(count, count, count, count, (word, product, organisation, policy) => {
      const chosen = chooseSuggestions('贷', {
        word: named('w', word),
        product: named('p', product),
        organisation: named('o', organisation),
        policy: named('x', policy),
      })
      expect(chosen).toHaveLength(Math.min(8, word + product + organisation + policy))
      expect(new Set(chosen.map(({ href, text }) => href + text)).size).toBe(chosen.length)
    }),
  )
})

test('a name that several products have leads to the search for it, not to one of them', () => {
  const product = [
    { text: '首贷通', href: '/productDetails?id=1' },
    { text: '首贷通', href: '/productDetails?id=2' },
    { text: '首贷易', href: '/productDetails?id=3' },
  ]
  const chosen = chooseSuggestions('首贷', { word: [], product, organisation: [], policy: [] })
  expect(chosen.map(({ text, href }) => [text, href])).toEqual([
    ['首贷通', `/search?keyword=${encodeURIComponent('首贷通')}&kind=product`],
    ['首贷易', '/productDetails?id=3'],
  ])
})
