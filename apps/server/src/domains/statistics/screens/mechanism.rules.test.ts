import { expect, test } from 'vitest'
import { flowOf } from './mechanism.rules.ts'
import type { StandingRecord } from './mechanism.store.ts'

const standing = (rest: StandingRecord['rest'], cases: number, companies = cases): StandingRecord => ({
  rest,
  cases,
  companies,
  summed: companies,
  appliedYuan: cases * 100,
  creditedYuan: cases * 80,
  drawnYuan: cases * 60,
})
const countsOf = (records: readonly StandingRecord[]) => {
  const { steps, rests } = flowOf(records)
  return Object.fromEntries([...steps, ...rests].map(({ code, count }) => [code, count]))
}

test('each step is what follows it and what left it', () => {
  expect(countsOf([standing('drawn', 9), standing('deciding', 4), standing('waiting', 5)])).toMatchObject({
    applied: 18,
    accepted: 13,
    credited: 9,
    drawn: 9,
    waiting: 5,
    deciding: 4,
    refused: 0,
  })
})

test('a rest of few takes another one with it, so that its step does not tell it', () => {
  const counts = countsOf([standing('drawn', 9), standing('deciding', 4), standing('refused', 2)])
  expect(counts).toMatchObject({ accepted: 15, credited: 9, deciding: null, refused: null })
})

test('many cases of two enterprises are few', () => {
  const counts = countsOf([standing('drawn', 9), standing('deciding', 8, 2), standing('refused', 5)])
  expect(counts).toMatchObject({ deciding: null, refused: null })
})

test('a step that stays hidden tells no money', () => {
  const { steps } = flowOf([standing('drawn', 9), standing('waiting', 1)])
  const accepted = steps.find(({ code }) => code === 'accepted')
  expect(accepted).toEqual({ code: 'accepted', count: null, amountYuan: null })
  expect(steps.find(({ code }) => code === 'drawn')?.count).toBe(9)
})

test('what was taken back is counted, and hides no amount among those of few', () => {
  const takenBack = { ...standing('withdrawnEarly', 5), summed: 0, appliedYuan: 0 }
  const alone = flowOf([takenBack, standing('waiting', 1)])
  expect(alone.steps[0]).toEqual({ code: 'applied', count: null, amountYuan: null })
  // All that came further tells what the one that waits asked for.
  const { steps, rests } = flowOf([
    takenBack,
    standing('waiting', 1),
    standing('deciding', 9),
    standing('drawn', 9),
  ])
  expect(steps.map(({ amountYuan }) => amountYuan)).toEqual([1900, null, 720, 540])
  expect(rests.find(({ code }) => code === 'waiting')?.count).toBeNull()
  const many = flowOf([takenBack, standing('deciding', 9)])
  expect(many.steps.slice(0, 2).map(({ count, amountYuan }) => [count, amountYuan])).toEqual([
    [14, 900],
    [9, 900],
  ])
  expect(many.rests.find(({ code }) => code === 'withdrawnEarly')?.count).toBe(5)
})
