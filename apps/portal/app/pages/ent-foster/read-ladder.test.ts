import { expect, test } from 'vitest'
import { REGISTERED, TOLD } from '../../domains/policies/smart/questions.ts'
import { besideAsked, readLadder } from './read-ladder.ts'

const asking = (keys: readonly string[], asksTitles = false) => ({
  questions: [...REGISTERED, ...TOLD].filter(({ key }) => keys.includes(key)),
  asksTitles,
})
const { kept } = readLadder(
  new Request('http://portal/entFosterDetails?rung=specialised&revenue=1400&niche=2&highTech=1&page=2'),
)

test('what was answered at another rung is sent along by the form of this one', () => {
  expect(besideAsked(kept, asking(['revenue']))).toEqual({ niche: '2', highTech: '1' })
})

test('what the form asks itself is what is typed there, titles included', () => {
  expect(besideAsked(kept, asking(['revenue', 'niche'], true))).toEqual({})
})
