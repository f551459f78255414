import { expect, it } from 'vitest'
import { chooseWords } from './keyword-words.ts'

it('chooses the most frequent word, one at a tenth of the list, the middle one and the rarest', () => {
  const list = Array.from({ length: 101 }, (_, place) => ({ word: `词${place}`, hits: 1_000 - place }))
  expect(chooseWords(list).map(({ kind, word }) => [kind, word])).toEqual([
    ['常用', '词0'],
    ['较多', '词10'],
    ['中等', '词50'],
    ['少见', '词100'],
  ])
  expect(chooseWords([])).toEqual([])
})
